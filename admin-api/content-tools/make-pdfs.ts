/**
 * Makes the downloads: every entry of content/pdfs.yaml is set from content/pdfs/<name>.md into the PDF
 * beside it. Run `npx tsx admin-api/content-tools/make-pdfs.ts [name …]` after editing a text; without
 * names, all. With --check nothing is written, and a PDF that differs from its text is an error.
 * The same texts give the same bytes, so that an unchanged text leaves no change to commit.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import matter from 'gray-matter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { parse } from 'yaml';
import { z } from 'zod';
import { SERVICE_KEYS } from '../../src/lib/cloth/weaves';
import { makeGuide, type GuideSpec } from './pdf/document';

const CONTENT = new URL('../content/', import.meta.url);

const downloads = z.array(
  z.object({ title: z.string(), short_description: z.string(), file: z.string().endsWith('.pdf') }),
);

/** Front matter of a guide's text: what the download's own entry does not say. */
const frontMatter = z.object({
  kicker: z.string(),
  edition: z.string(),
  date: z.iso.date(),
  service: z.enum(SERVICE_KEYS),
  second: z.enum(SERVICE_KEYS),
  keywords: z.array(z.string()),
});

type Download = z.infer<typeof downloads>[number];

async function readGuide({ title, short_description, file }: Download): Promise<GuideSpec> {
  const source = await readFile(new URL(file.replace(/\.pdf$/, '.md'), CONTENT), 'utf8');
  const { data, content } = matter(source, {
    engines: { yaml: (text: string) => parse(text) as object },
  });
  const { date, ...cover } = frontMatter.parse(data);
  const body = unified().use(remarkParse).use(remarkGfm).parse(content);
  return {
    ...cover,
    title,
    description: short_description,
    date: new Date(`${date}T09:00:00Z`),
    body,
  };
}

/** Writes the PDF of a download, or in checking compares it; true if the file is (now) what its text gives. */
async function settle(entry: Download, checking: boolean): Promise<boolean> {
  const bytes = await makeGuide(await readGuide(entry));
  const file = new URL(entry.file, CONTENT);
  if (!checking) {
    await writeFile(file, bytes);
    console.log(`${entry.file}  ${Math.ceil(bytes.length / 1024)} kB`);
    return true;
  }
  const same = bytes.equals(await readFile(file).catch(() => Buffer.alloc(0)));
  if (!same) console.error(`${entry.file} is not what its text gives: run make-pdfs.ts`);
  return same;
}

async function main(args: readonly string[]): Promise<void> {
  const names = args.filter((arg) => !arg.startsWith('--'));
  const entries = downloads.parse(parse(await readFile(new URL('pdfs.yaml', CONTENT), 'utf8')));
  const unknown = names.find(
    (name) => !entries.some(({ file }) => basename(file, '.pdf') === name),
  );
  if (unknown !== undefined) throw new Error(`pdfs.yaml has no entry for "${unknown}"`);
  for (const entry of entries) {
    if (names.length > 0 && !names.includes(basename(entry.file, '.pdf'))) continue;
    if (!(await settle(entry, args.includes('--check')))) process.exitCode = 1;
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
