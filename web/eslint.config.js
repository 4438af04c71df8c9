import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

// What needs the types of other components: svelte-check knows them, ESLint takes them for `any`.
const unsafe = ["argument", "assignment", "call", "member-access", "return"].map((what) => [
  `@typescript-eslint/no-unsafe-${what}`,
  "off",
]);

export default defineConfig(
  { ignores: ["generated"] },
  ts.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: { parserOptions: { projectService: true, extraFileExtensions: [".svelte"] } },
    rules: {
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      // Maps and Sets here are made anew instead of being changed.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  { files: ["**/*.svelte"], rules: Object.fromEntries(unsafe) },
  { files: ["*.js", "*.mjs"], extends: [ts.configs.disableTypeChecked] },
);
