import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = "http://127.0.0.1:8420";

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  resolve: {
    alias: { $lib: new URL("src/lib", import.meta.url).pathname },
    conditions: mode === "test" ? ["browser"] : undefined,
  },
  build: {
    outDir: "../src/gateleg/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the content security policy allows no data: addresses
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": { target: server, ws: true }, "/texts": server } },
  test: { include: ["src/**/*.test.ts"] },
}));
