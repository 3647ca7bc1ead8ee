/** The words of forms: for editors, of every field of every collection. */
import { describe, expect, it, test } from '@jest/globals';
import { descriptions } from '@corporate-website/contract/descriptions';
import { define, items, text, type ItemName } from '@corporate-website/contract/items';
import { fieldsOf } from '../../desk/server/field-info';
import type { FieldInfo } from '../../desk/protocol';

/** A field and its parts, by their paths. */
const withParts = (info: FieldInfo, path = info.name): [string, FieldInfo][] => [
  [path, info],
  ...(info.fields ?? info.of?.fields ?? []).flatMap((part) =>
    withParts(part, `${path}.${part.name}`),
  ),
];

const fieldsByPath = (name: ItemName) =>
  Object.fromEntries(fieldsOf(items[name]).flatMap((info) => withParts(info)));

describe.each(Object.keys(items) as ItemName[])('the form of %s', (name) => {
  it('has no word that only a developer knows', () => {
    for (const [path, { label, description, readOnly, choices = [] }] of Object.entries(
      fieldsByPath(name),
    )) {
      if (readOnly) continue;
      for (const choice of choices) expect(choice.name).toMatch(/^[A-Z][a-z ]+$/);
      expect(`${path}: ${label}. ${description}`).not.toMatch(
        /`|\b(?:HTML|URLs?|JSON|ISO|Unicode|schema|missing counts|cdn)\b|_(?=.*:.*_)/,
      );
    }
  });

  it('names no field that is not there', () => {
    const known = Object.keys(fieldsByPath(name));
    expect(known).toEqual(expect.arrayContaining(Object.keys(descriptions[name].form ?? {})));
  });
});

test('a choice has the name that readers know, by default its value in words', () => {
  const choices = (name: ItemName, path: string) => fieldsByPath(name)[path]?.choices;
  expect(choices('TechSeriesEvent', 'mode')).toContainEqual({ id: 'offline', name: 'In person' });
  expect(choices('Job', 'employment_type')).toEqual(
    expect.arrayContaining([
      { id: 'FULL_TIME', name: 'Full time' },
      { id: 'PER_DIEM', name: 'By the day' },
    ]),
  );
  expect(choices('Job', 'salary.unit')).toContainEqual({ id: 'HOUR', name: 'Hour' });
  expect(choices('PressRelease', 'category')).toContainEqual({
    id: 'press-release',
    name: 'Press release',
  });
});

test('a field that nobody names has its name, and the words of the contract', () => {
  const added = define('Post', { title: text }, { tags: text, short_note: text });
  const [title, tags, note] = fieldsOf(added);
  expect(title).toMatchObject({ label: 'Title', description: '' });
  expect(tags?.description).toBe('Finer than the category, such as PostgreSQL.');
  expect(note).toMatchObject({ label: 'Short note', description: '' });
});
