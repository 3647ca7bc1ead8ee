/** A small content folder with one of everything that a reader of the admin API must get right. */

/** The smallest PNG there is. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=',
  'base64',
);
export const PDF = Buffer.from('%PDF-1.4\n%%EOF\n');

/** Front matter and body as a Markdown file. */
export function markdown(fields: Record<string, unknown>, body = 'Text.'): string {
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return `---\n${lines.join('\n')}\n---\n\n${body}\n`;
}

const day = (n: number) => `2026-01-${String(n).padStart(2, '0')}T09:00:00Z`;
const shown = { status: 'publish', is_main: true };

const richText = [
  '## Head',
  '![A dot](../pictures/face.png "Caption")',
  '| a | b |\n|---|---|\n| 1 | 2 |',
  '[Paper](../pdfs/paper.pdf) and [elsewhere](https://example.com/x)',
  '```ts\nconst a = 1;\n```',
].join('\n\n');

function posts(): Record<string, string> {
  const files: Record<string, string> = {};
  const add = (file: string, fields: Record<string, unknown>, body?: string) => {
    files[`posts/${file}.md`] = markdown({ ...shown, ...fields }, body);
  };
  for (let n = 1; n <= 12; n += 1) {
    const category = n % 2 ? 'Engineering' : 'Cloud';
    add(`post-${n}`, { id: `p${n}`, title: `Post number ${n}`, category, published_at: day(n) });
  }
  const rich = {
    id: 'rich',
    title: '100% of under_score Überprüfung',
    short_description: 'Everything at once.',
    category: 'Cloud',
    tags: ['a', 'b'],
    author: { name: 'Platform team', role: 'Writers', image: '../pictures/face.png' },
    image: '../pictures/one dot.png',
    image_alt: 'A dot',
    published_at: day(20),
  };
  add('rich', rich, richText);
  add('same-a', { id: 'same-a', title: 'Same moment', published_at: day(21) });
  add('same-b', { id: 'same-B', title: 'Same moment', published_at: day(21) });
  add('naïve ütf', { id: 'utf', title: 'Unicode slug', published_at: day(1) });
  add('draft', { id: 'd1', title: 'A draft', status: 'draft' });
  add('archived', { id: 'd2', title: 'An archived one', status: 'archived' });
  add('elsewhere', { id: 'd3', title: 'Not main', is_main: false });
  add('ahead', { id: 'd4', title: 'Ahead', published_at: '2099-01-01T00:00:00Z' });
  return files;
}

function newsAndJobs(): Record<string, string> {
  const files: Record<string, string> = {};
  for (let n = 1; n <= 11; n += 1) {
    files[`press-releases/news-${n}.md`] = markdown({
      id: `n${n}`,
      title: `News ${n}`,
      category: n % 2 ? 'news' : 'press-release',
      published_at: day(n),
      ...shown,
    });
    files[`jobs/job-${n}.md`] = markdown({
      id: `j${n}`,
      title: `Job ${n}`,
      employment_type: 'FULL_TIME',
      published_at: day(n),
      valid_through: '2027-01-01T00:00:00Z',
      ...shown,
    });
  }
  return files;
}

const bank = `---
id: c1
title: A bank moves
type: fintech
category: Banking
image: ../pictures/face.png
results:
  - { value: "71%", label: fewer errors }
challenge: |
  It was **slow**.
solution: |
  Made it fast.
published_at: "2026-02-01T10:00:00+02:00"
status: publish
is_main: true
---

## What came of it

Speed.
`;

const testimonials = Array.from(
  { length: 11 },
  (_, n) => `- { id: t${n}, quote: Quote ${n}, type: ${n % 2 ? 'cloud' : 'fintech'} }\n`,
);

const cloud = { id: 'c2', title: 'A cloud', type: 'cloud', published_at: day(3), ...shown };

/** The files of the folder, by relative path. */
export function contentFolder(): Record<string, string | Buffer> {
  return {
    ...posts(),
    ...newsAndJobs(),
    'case-studies/bank.md': bank,
    'case-studies/cloud.md': markdown(cloud),
    'awards.yaml':
      '- { id: a1, title: Second, year: 2024 }\n- { id: a2, title: First, year: 2025 }\n- { id: a3, title: Hidden, status: draft }\n',
    'clients.yaml':
      '- { id: 7, name: Zeta Sample, image: logos/zeta.svg }\n- { id: 3, name: Alpha Sample, is_main: false }\n',
    'testimonials.yaml': testimonials.join(''),
    'pdfs.yaml': '- { id: f1, title: A paper, file: pdfs/paper.pdf }\n',
    'tech-series.yaml':
      '- { id: e1, title: A talk, mode: online, starts_at: "2026-03-01T10:00:00Z", speakers: [{ name: Data team }] }\n',
    'users.yaml':
      '- { id: u1, user_name: one }\n- { id: u2, user_name: two }\n- { id: u3, user_name: three }\n',
    'pictures/face.png': PNG,
    'pictures/one dot.png': PNG,
    'pictures/notes.txt': 'private',
    'logos/zeta.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
    'pdfs/paper.pdf': PDF,
  };
}
