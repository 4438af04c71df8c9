// Makes generated/*.ts from the schemas of the house: of the protocol, and of each game's views and cards; and
// generated/cards.json, all cards as the client gets them, for its unit tests.

import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import openapiTS, { astToString } from "openapi-typescript";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const ours = here("../.venv/bin/python");
const python = process.env.PYTHON ?? (existsSync(ours) ? ours : "python3");
const env = { ...process.env, PYTHONPATH: here("../src") };
const ask = (script) => execFileSync(python, [here(script)], { env, encoding: "utf8", maxBuffer: 1 << 26 });
const said = ask("schemas.py");

rmSync(here("generated"), { recursive: true, force: true });
mkdirSync(here("generated"));
for (const [name, schema] of Object.entries(JSON.parse(said.replaceAll("#/$defs/", "#/components/schemas/")))) {
  const document = schema.openapi
    ? schema
    : { openapi: "3.1.0", info: { title: name, version: "" }, paths: {}, components: { schemas: schema.$defs } };
  const types = await openapiTS(document, {
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    defaultNonNullable: false,
    emptyObjectsUnknown: true,
  });
  writeFileSync(here(`generated/${name}.ts`), astToString(types));
}
writeFileSync(here("generated/cards.json"), ask("cards.py"));
