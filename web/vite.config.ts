import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const SERVER = process.env["LUDOTHEQUE_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/ludotheque/server/page",
    emptyOutDir: true,
    target: ["es2022", "chrome123", "firefox121", "safari17.5"],
    // The content security policy allows no data: fonts and no inline scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    // The Fluent files lie with the Python package.
    fs: { allow: [".."] },
    proxy: { "/api": { target: SERVER, ws: true, changeOrigin: true } },
  },
});
