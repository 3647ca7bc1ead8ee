/** A Dockerfile as images: what each copies, sets and starts. */

export interface Copy {
  /** Another stage; null for the project. */
  from: string | null;
  sources: string[];
  target: string;
}

export interface Image {
  name: string;
  /** An image with its tag, or an earlier stage. */
  base: string;
  copies: Copy[];
  env: Record<string, string>;
  workdir: string;
  user: string;
  entrypoint: string[];
  healthcheck: string[];
}

/** A command in the list form, which starts no shell between the engine and the program. */
const listIn = (text: string): string[] => JSON.parse(/\[.*\]$/.exec(text)?.[0] ?? '') as string[];

function copyOf(text: string): Copy {
  const from = /^--from=(\S+) /.exec(text)?.[1] ?? null;
  const words = text.replace(/^--\S+ /, '').split(/\s+/);
  return { from, sources: words.slice(0, -1), target: words.at(-1) ?? '' };
}

/** Each instruction on one line, without comments. */
const instructionsOf = (text: string): string[] =>
  text
    .replace(/^\s*#.*\n/gm, '')
    .replace(/\s*\\\n\s*/g, ' ')
    .split('\n')
    .filter(Boolean);

const emptyImage = () => ({
  copies: [],
  env: {},
  workdir: '/',
  user: 'root',
  entrypoint: [],
  healthcheck: [],
});

/** @param text of a Dockerfile whose stages all have names */
export function imagesOf(text: string): Image[] {
  const images: Image[] = [];
  for (const line of instructionsOf(text)) {
    const [, keyword = '', rest = ''] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? [];
    const [, base = '', name = ''] = /^(\S+) AS (\S+)$/.exec(rest) ?? [];
    if (keyword === 'FROM') images.push({ ...emptyImage(), name, base });
    const image = images.at(-1);
    if (!image) continue;
    if (keyword === 'COPY') image.copies.push(copyOf(rest));
    else if (keyword === 'WORKDIR') image.workdir = rest;
    else if (keyword === 'USER') image.user = rest;
    else if (keyword === 'ENTRYPOINT') image.entrypoint = listIn(rest);
    else if (keyword === 'HEALTHCHECK') image.healthcheck = listIn(rest);
    else if (keyword === 'ENV') {
      for (const [, key = '', value = ''] of rest.matchAll(/(\w+)=(\S*)/g)) image.env[key] = value;
    }
  }
  return images;
}
