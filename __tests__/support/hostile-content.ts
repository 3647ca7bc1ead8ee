/** Items of every collection whose every text, address and picture is hostile: for whole sites, built and looked up. */
import { hostileVectors } from '../rich-text/hostile-vectors';
import type { Content, Json } from './fault-server';
import { sampleContent } from './fault-content';

/** Texts that break out of what texts are put into, or out of their place on the page. */
const hostileTexts: readonly string[] = [
  ...hostileVectors,
  `Giant${'wörd'.repeat(300)}`,
  `${'\u0639'.repeat(200)} \u202egpj.exe\u202c \u2067right\u2069 \u200b\u200f`,
  `Zalgo ${'Z\u0351\u036b\u0343\u036a\u0302\u036b\u033d'.repeat(20)}`,
  '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}'.repeat(40),
  'p\u0430ypal.com \u2044 \u0440\u0430\u0443\u0440\u0430l',
  '"><svg onload=alert(1)>',
  `' onmouseover='alert(1)' x='`,
  '</title><script>alert(1)</script>',
  '</style><script>alert(1)</script>',
  '--></template><script>alert(1)</script>',
  '"}</script><script>alert(1)</script>{"@type":"',
  ']]><script>alert(1)</script>',
  '{{constructor.constructor("alert(1)")()}} ${alert(1)} #{alert(1)} <%= alert(1) %>',
  '\\u003cscript\\u003ealert(1)\\u003c/script\\u003e',
  '&lt;script&gt;alert(1)&lt;/script&gt; &amp;lt;img src=x onerror=alert(1)&amp;gt;',
  'line\r\nSet-Cookie: a=b\r\n\r\n<script>alert(1)</script>',
  ';}*{display:none!important}/*',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  "'; DROP TABLE posts; --",
  '../../../../etc/passwd',
  '\u2028\u2029alert(1)',
];

/** Addresses that lead elsewhere than they say, or run; the first ones a reader may not take at all. */
const hostileAddresses: readonly string[] = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)//https://example.com',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  '//evil.example/x',
  'https://evil.example/"><script>alert(1)</script>',
  "https://evil.example/' onclick='alert(1)",
  'https://p\u0430ypal.example/',
  'https://user:secret@evil.example/',
  'https://evil.example/%0d%0aSet-Cookie:a=b',
  'https://evil.example/\u202efdp.exe',
];

/** Fields that are no free text: the contract's own words, days, numbers as text. */
const KEPT = ['id', 'slug', 'status', 'type', 'employment_type', 'mode', 'unit', 'currency'];
const ADDRESSES = ['url', 'apply_url', 'video_url'];
const RICH = ['content', 'challenge', 'solution'];
const DAY = /_at$|^valid_through$/;

/** Texts that each field of each collection gets, one after another. */
const TOGETHER = 24;
/** Items of a collection: as many as all texts need. */
const HOSTILE_ITEMS = Math.ceil(hostileTexts.length / TOGETHER);

/** The texts of item `n`, in one. */
const textsOf = (n: number) =>
  Array.from(
    { length: TOGETHER },
    (_, index) => hostileTexts[(n * TOGETHER + index) % hostileTexts.length] ?? '',
  );

/** An item whose optional fields are all there. */
const whole: Readonly<Record<keyof Content, Json>> = {
  client: { name: 'x', url: 'x' },
  caseStudy: {
    ...{ title: 'x', short_description: 'x', image_alt: 'x', category: 'x', type: 'fintech' },
    ...{ client_name: 'x', industry: 'x', technologies: ['x'], content: 'x', challenge: 'x' },
    ...{ solution: 'x', results: [{ value: 'x', label: 'x' }], meta_description: 'x' },
  },
  post: {
    ...{ title: 'x', short_description: 'x', image_alt: 'x', category: 'x', tags: ['x'] },
    ...{ author: { name: 'x', role: 'x' }, content: 'x', meta_title: 'x', meta_description: 'x' },
  },
  award: { title: 'x', issuer: 'x', year: 2024, short_description: 'x', url: 'x' },
  testimonial: { quote: 'x', name: 'x', role: 'x', company: 'x', type: 'cloud' },
  pressRelease: {
    ...{ title: 'x', short_description: 'x', image_alt: 'x', category: 'news', content: 'x' },
  },
  job: {
    ...{ title: 'x', short_description: 'x', department: 'x', location: 'x', experience: 'x' },
    ...{ address: { street: 'x', locality: 'x', region: 'x', postal_code: 'x', country: 'x' } },
    ...{ employment_type: 'FULL_TIME', applicant_region: 'x', apply_url: 'x', content: 'x' },
    salary: { currency: 'EUR', min: 1, max: 2, unit: 'YEAR' },
    valid_through: '2099-12-31T00:00:00Z',
  },
  pdf: { title: 'x', short_description: 'x', category: 'x' },
  techSeries: {
    ...{ title: 'x', short_description: 'x', image_alt: 'x', mode: 'online', location: 'x' },
    ...{ speakers: [{ name: 'x', role: 'x' }], video_url: 'x', url: 'x' },
    starts_at: '2026-01-05T09:00:00Z',
  },
};

function made(name: string, value: unknown, n: number): unknown {
  if (Array.isArray(value)) return value.map((each) => made(name, each, n));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [key, made(key, each, n)]),
    );
  }
  // A value of the contract's own in a `category` of news; the rest of that name is free.
  if (typeof value !== 'string' || KEPT.includes(name) || DAY.test(name) || value === 'news') {
    return value;
  }
  if (ADDRESSES.includes(name)) return hostileAddresses[n % hostileAddresses.length];
  if (RICH.includes(name)) return `<h2>Part</h2>${textsOf(n).join('<p>next</p>')}`;
  // Texts of nothing but tags hold no text; an item whose title is one of them is left out.
  return `Sample ${n} ${textsOf(n).join(' ')}`;
}

/** Items of a collection: as many as all texts need, and all addresses where it has a field for one. */
export const hostileCount = (key: keyof Content): number =>
  ADDRESSES.some((name) => name in whole[key])
    ? Math.max(HOSTILE_ITEMS, hostileAddresses.length)
    : HOSTILE_ITEMS;

/**
 * @param prefix of ids and slugs
 * @param origin where `/media/hostile.svg`, `/media/hostile.jpg` and `/media/hostile.pdf` are served
 */
export function hostileContent(prefix: string, origin: string): Content {
  const media = (name: string) => `${origin}/media/${name}`;
  const of = (key: keyof Content): Json[] =>
    Array.from({ length: hostileCount(key) }, (_, n) => ({
      ...(made('', whole[key], n) as Json),
      id: `${prefix}-${key}-${n}`,
      slug: `${prefix}-${n}`,
      ...(key === 'pdf' ? { file_url: media('hostile.pdf'), size_bytes: 512 } : {}),
      ...(n % 3 === 0 ? { image_cdn: media(n % 2 ? 'hostile.jpg' : 'hostile.svg') } : {}),
      status: 'publish',
      is_main: true,
      published_at: new Date(Date.UTC(2026, 0, 1 + n)).toISOString(),
      updated_at: new Date(Date.UTC(2026, 0, 1 + n)).toISOString(),
    }));
  const keys = Object.keys(sampleContent()) as (keyof Content)[];
  return Object.fromEntries(keys.map((key) => [key, of(key)])) as Content;
}

/** A drawing that would run where it is taken as it is. */
export const HOSTILE_SVG = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x "alert(1)">]>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="320" height="160" onload="alert(1)">
<script>alert(1)</script><style>@import url(https://evil.example/x.css);rect{fill:#345}</style>
<a xlink:href="javascript:alert(1)"><rect width="320" height="160"/></a>
<image href="https://evil.example/p.png" width="9" height="9"/><foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="javascript:alert(1)"/></foreignObject></svg>`;
