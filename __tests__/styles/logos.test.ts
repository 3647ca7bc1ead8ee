import { describe, expect, it } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { contrast } from '../support/contrast';
import { LEAST_FOR_PARTS } from '../support/contrast-pairs';
import { colours } from '../../src/styles/tokens';

/** A logo is a file and cannot follow the theme: it lies on paper and on raised ground, by day and by night. */
const grounds = [colours.paper, colours.raised].flatMap(({ light, dark }) => [light, dark]);

const CONTENT = path.join(__dirname, '../../admin-api/content');

/** The pictures that a list of items names, with the item's id. */
function picturesOf(list: string): [id: string, file: string][] {
  const items: unknown = parse(readFileSync(path.join(CONTENT, list), 'utf8'));
  if (!Array.isArray(items)) throw new Error(`${list} is not a list`);
  return (items as { id: string; image?: string }[]).flatMap(({ id, image }) =>
    image ? [[id, image]] : [],
  );
}

describe.each(['clients.yaml', 'awards.yaml'])('the pictures of %s', (list) => {
  const pictures = picturesOf(list);

  it('are there, each used once', () => {
    expect(pictures.length).toBeGreaterThan(0);
    expect(new Set(pictures.map(([, file]) => file)).size).toBe(pictures.length);
    expect(pictures.filter(([, file]) => !existsSync(path.join(CONTENT, file)))).toEqual([]);
  });

  it.each(pictures)(
    '%s (%s) needs no font, runs nothing and reads by day and by night',
    (_id, file) => {
      const svg = readFileSync(path.join(CONTENT, file), 'utf8');
      expect(svg).not.toMatch(
        /<(?:text|script|style|image|use|foreignObject)\b|href|NaN|Infinity|undefined/,
      );
      const colours = [...svg.matchAll(/(?:fill|stroke)="(?!none)([^"]*)"/g)].map(
        ([, colour]) => colour ?? '',
      );
      expect(colours.length).toBeGreaterThan(0);
      const faint = colours.filter((colour) =>
        grounds.some((ground) => !(contrast(colour, ground) >= LEAST_FOR_PARTS)),
      );
      expect(faint).toEqual([]);
    },
  );
});
