// Prettier sets every declaration on a line of its own. Here a rule of CSS is one line; this leaves it so.

import { doc } from "prettier";

const { hardline, join } = doc.builders;

function lines(text) {
  const all = text.replace(/^\s*\n|\s+$/g, "").split("\n");
  const indent = Math.min(...all.filter((line) => line.trim()).map((line) => line.search(/\S/)));
  return all.map((line) => line.slice(indent).trimEnd());
}

export const parsers = {
  css: {
    parse: (text) => ({ text }),
    astFormat: "css-as-it-is",
    locStart: () => 0,
    locEnd: (node) => node.text.length,
  },
};
export const printers = { "css-as-it-is": { print: (path) => join(hardline, lines(path.node.text)) } };
