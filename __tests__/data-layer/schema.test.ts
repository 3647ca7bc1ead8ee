import { expect, it } from '@jest/globals';
import { collections } from '../../src/collections/build-rows';
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
