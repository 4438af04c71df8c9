import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const server = process.env.OVERTABLE_SERVER ?? "http://127.0.0.1:8000";
/** What is read beside playing, a page at a time: together it is smaller than apart. */
const READING =
  /pages\/(How|Rules|Cards|Puzzles|Join|Account|Host)Page|games\/[^/]+\/how\.ts|components\/(GameTabs|CardFinder|Diagram)/;
/** What every page stands on. */
const GROUND = /node_modules|rolldown|lib\/(settings|net|me|route|types)\b/;
/** Cards and rules as most pages show them, with all that this needs: parts that need each other must not lie apart. */
const WORDS = new RegExp(
  [
    "lib/(legend|beside|cards|rules|puzzles|coaching|when|how|curve|editions|heads|emblem|faces|text)\\b",
    "components/(Tip|Terms|RuleText|RuleList|RuleLink|CardText|CardFace|Curve|Plots)\\b",
    "games/[^/]+/(legend|words|face)\\.ts|games/overrealm/Beside",
  ].join("|"),
);
/** Events, ladder and profiles: what an evening needs beside its tables. */
const EVENINGS =
  /pages\/(Event|Events|NewEvent|Build|Ladder|Profile)Page|components\/(events|ladder)\/|lib\/(event|events|event-form|bracket|quick|rating-curve)\b/;
/** Positions that are not played at a table. */
const APART = /pages\/(Replay|Puzzle)Page|components\/(Solution|Judgement)|lib\/(trial|step)\b/;

export default defineConfig({
  // A short mark for the styles of a component: it stands at every element that it draws.
  plugins: [
    svelte({
      compilerOptions: {
        runes: true,
        discloseVersion: false,
        cssHash: ({ hash, css }) => `s${hash(css).slice(-4)}`,
      },
    }),
  ],
  build: {
    outDir: process.env.OVERTABLE_STATIC ?? "../src/overtable/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: "reading", test: READING },
            { name: "ground", test: GROUND },
            { name: "words", test: WORDS },
            { name: "apart", test: APART },
            { name: "evenings", test: EVENINGS },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
});
