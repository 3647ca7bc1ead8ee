/** Gatsby, as installed, finds the same queries in a reduced source as in the whole of it. */
import { expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../pipeline/files';
import { queriesIn } from '../../src/data-layer/hooks/preprocess-source';
import { scratchForEach } from '../support/scratch-for-each';

const root = path.join(__dirname, '../..');
const scratch = scratchForEach();

/** The queries that Gatsby extracts from files, with their places in them. */
function extracted(folder: string, names: readonly string[]): unknown[] {
  const script = `
    const { default: FileParser } = require(${JSON.stringify(path.join(root, 'node_modules/gatsby/dist/query/file-parser'))});
    const files = ${JSON.stringify(names)}.map((name) => ${JSON.stringify(`${folder}/`)} + name);
    new FileParser().parseFiles(files, (error) => { throw new Error(JSON.stringify(error)); }).then((found) => {
      const facts = found.map(({ filePath, doc, ...told }) => ({
        name: filePath.slice(${folder.length}), definitions: doc.definitions.map(({ name }) => name.value), ...told,
      }));
      process.stdout.write(JSON.stringify(facts.sort((a, b) => (a.name + a.text < b.name + b.text ? -1 : 1))), () => process.exit(0));
    });`;
  const output = execFileSync(process.execPath, ['-e', script], { cwd: root, encoding: 'utf8' });
  return JSON.parse(output) as unknown[];
}

it('has the same queries, fragments and places for each source of the site', () => {
  const folder = path.join(root, 'src');
  const names = listFiles(folder).filter((name) => /(?<!\.d)\.tsx?$/.test(name));
  const reduced = names.map((name) => {
    const source = fs.readFileSync(path.join(folder, name), 'utf8');
    const queries = queriesIn(source);
    scratch.write(`src/${name}`, queries ?? source);
    return queries;
  });
  const found = extracted(folder, names);
  expect(found.length).toBeGreaterThan(60);
  expect(extracted(scratch.file('src'), names)).toEqual(found);
  // The one that queries by a hook, and few others, are read as a whole.
  expect(reduced.filter((queries) => queries === undefined).length).toBeLessThan(15);
});

it.each([
  'export const Head = () => null;',
  'export { Head } from "./head";',
  'export {\n  other as config,\n};',
  'export async function getServerData() {}',
  'const data = useStaticQuery(graphql`{ a }`);',
  'const page = <Slice alias="footer" />;',
  "const { graphql } = require('gatsby');\nexport const query = graphql`{ a }`;",
  "import { graphql } from 'gatsby';\nconst query = graphql`{ a }`;\nexport { query };",
])('leaves a source as it is of which Gatsby has to see more: %j', (source) => {
  expect(queriesIn(source)).toBeUndefined();
});
