"""What the import linter's contracts cannot say."""
from __future__ import annotations

import grimp

FACTIONS = "gateleg.games.root.factions"


def test_common_rules_of_root_name_no_faction() -> None:
    graph = grimp.build_graph("gateleg", cache_dir=None)
    common = {name for name in graph.modules if name.startswith("gateleg.games.root") and not name.startswith(FACTIONS)}
    named = {
        f"{module} imports {imported}"
        for module in common
        for imported in graph.find_modules_directly_imported_by(module)
        if imported.startswith(FACTIONS + ".")
    }
    assert named == set()
