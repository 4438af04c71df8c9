import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const server = process.env.OVERTABLE_SERVER ?? "http://127.0.0.1:8000";
/** What is read beside playing, a page at a time: together it is smaller than apart. */
const READING = /pages\/(How|Rules|Cards|Puzzles|Join|Account|Host)Page|games\/[^/]+\/how\.ts|components\/(GameTabs|CardFinder)/;

export default defineConfig({
  // A short mark for the styles of a component: it stands at every element that it draws.
  plugins: [svelte({ compilerOptions: { cssHash: ({ hash, css }) => `s${hash(css)}` } })],
  build: {
    outDir: process.env.OVERTABLE_STATIC ?? "../src/overtable/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: "reading", test: READING }] },
      },
    },
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
});
