import { expect, it } from '@jest/globals';
import { collections } from '../../src/collections/build-rows';
import { contentTypeNames } from '../../src/own-pages/build/types';
import { RECORD_TYPE } from '../../src/data-layer/loopback-source';
import { buildTypes, collectionFields } from '../../src/data-layer/schema';

interface Built {
  name: string;
  description: string;
  interfaces?: string[];
  extensions?: { infer?: boolean };
  fields: Record<string, { type: string; description: string }>;
}
/** Gatsby's type builders, as far as the layer uses them, returning their input. */
const builders = { buildObjectType: (config: Built) => config };
const types = buildTypes(builders as never) as unknown as Built[];

it('has a type of every collection, which Gatsby does not guess at', () => {
  for (const { typeName } of collections) {
    expect(types.find(({ name }) => name === typeName)).toMatchObject({
      interfaces: ['Node'],
      extensions: { infer: false },
    });
  }
});

it('describes every type and every field', () => {
  for (const { name, description, fields } of types) {
    // The source plugin declares its type too, and Gatsby drops a description in merging.
    if (name !== RECORD_TYPE) {
      expect([name, description]).toEqual([name, expect.stringMatching(/\w{3}/)]);
    }
    for (const [field, config] of Object.entries(fields)) {
      expect([name, field, config.description]).toEqual([
        name,
        field,
        expect.stringMatching(/\w{3}/),
      ]);
    }
  }
});

it('names only types that there are', () => {
  const known = new Set([
    ...types.map(({ name }) => name),
    ...contentTypeNames(),
    ...['ID', 'Node', 'String', 'Int', 'Float', 'Boolean', 'Date', 'JSON'],
  ]);
  for (const { name, fields } of types) {
    for (const [field, { type }] of Object.entries(fields)) {
      expect([name, field, known.has(type.replace(/[[\]!]/g, ''))]).toEqual([name, field, true]);
    }
  }
});

it('keeps raw HTML and the gates of publishing out of the layer', () => {
  for (const row of collections) {
    const fields = Object.keys(collectionFields(row));
    expect(fields).toContain('api_id');
    expect(
      fields.filter((field) => [...row.richText, 'is_main', 'status'].includes(field)),
    ).toEqual([]);
    for (const text of row.richText)
      expect(fields).toContain(text === 'content' ? 'html' : `${text}_html`);
  }
});

it('promises what the contract requires, and lists that are never null', () => {
  for (const row of collections) {
    const fields = collectionFields(row);
    for (const name of Object.keys(row.item.required)) {
      expect(fields[name === 'id' ? 'api_id' : name]?.type).toMatch(/!$/);
    }
    for (const { type } of Object.values(fields))
      if (type.startsWith('[')) expect(type).toMatch(/!\]!$/);
  }
});
