import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { reads, writes } from '../calls';
import { items } from '../items';
import { openApiDocument } from '../openapi';

const file = path.join(__dirname, '..', 'openapi.json');

test('the committed OpenAPI document is what the schemas make', () => {
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(openApiDocument());
});

test('the OpenAPI document is valid', () => {
  // The parser is an ES module, which jest cannot load.
  const script = `
    const { validate } = await import('@scalar/openapi-parser');
    const { readFileSync } = await import('node:fs');
    const { valid, errors } = await validate(readFileSync(process.argv[1], 'utf8'));
    console.log(JSON.stringify({ valid, errors }));`;
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', script, file], {
    encoding: 'utf8',
  });
  expect(JSON.parse(output)).toMatchObject({ valid: true });
});

test('the document has every call, and a word for every field', () => {
  const document = openApiDocument() as {
    paths: Record<string, { get?: unknown; post?: unknown }>;
    components: {
      schemas: Record<string, { properties: Record<string, { description?: string }> }>;
    };
  };
  for (const { path: call } of Object.values(reads))
    expect(document.paths[`/${call}`]).toHaveProperty('get');
  for (const { path: call } of Object.values(writes))
    expect(document.paths[`/${call}`]).toHaveProperty('post');
  for (const name of [...Object.keys(items), 'User']) {
    const silent = Object.entries(document.components.schemas[name]?.properties ?? {}).filter(
      ([, field]) => !field.description,
    );
    expect([name, silent.map(([field]) => field)]).toEqual([name, []]);
  }
  for (const name of ['PostSummary', 'CaseStudySummary', 'PressReleaseSummary', 'JobSummary']) {
    const fields = Object.keys(document.components.schemas[name]?.properties ?? {});
    expect(fields).toContain('slug');
    expect(fields).not.toContain('content');
  }
});
