import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { bytesOfData, withInlinePictures } from '../../../src/pictures/build/inline-pictures';
import { renderRichText } from '../../../src/rich-text/build';
import type { SnapshotPicture } from '../../../src/pull/snapshot/types';
import { sha256 } from '../../../src/lib/build/digest';

const site = { sourceUrl: 'https://admin.example/api', siteUrl: 'https://www.site.example' };

/** The picture of a text, as it is stored. */
async function storedOf(html: string, previous: Record<string, SnapshotPicture> = {}) {
  const objects = new Map<string, Buffer>();
  const { inline, pictures } = renderRichText(html, site);
  const fetcher = withInlinePictures(
    {
      picture: () => Promise.reject(new Error('fetched')),
      file: () => Promise.reject(new Error()),
    },
    {
      inline,
      previous,
      checkedAt: '2026-11-29T00:00:00.000Z',
      store: {
        putObject: (bytes) => {
          objects.set(sha256(bytes), bytes);
          return Promise.resolve(sha256(bytes));
        },
        hasObject: (hash) => Promise.resolve(hash === 'known' || objects.has(hash)),
      },
    },
  );
  const url = pictures[0]?.url ?? '';
  return { url, fetched: await fetcher.picture(url), objects };
}

describe('a picture in a text', () => {
  it('is stored by its bytes, like one that was fetched', async () => {
    const bytes = await sharp({
      create: { width: 40, height: 20, channels: 3, background: '#c00' },
    })
      .png()
      .toBuffer();
    const { url, fetched, objects } = await storedOf(
      `<img src="data:image/png;base64,${bytes.toString('base64')}" alt="A">`,
    );
    expect(fetched).toMatchObject({
      ok: true,
      value: {
        url,
        hash: sha256(bytes),
        format: 'png',
        width: 40,
        height: 20,
        bytes: bytes.length,
      },
    });
    expect(objects.get(sha256(bytes))).toEqual(bytes);
  });

  it('that is a drawing is cleaned', async () => {
    const { fetched, objects } = await storedOf(
      '<svg viewBox="0 0 80 30" onload="x()"><script>x()</script><foreignObject><p>p</p></foreignObject><rect width="80" height="30" fill="#c00"/></svg>',
    );
    expect(fetched).toMatchObject({ ok: true, value: { format: 'svg', width: 80, height: 30 } });
    const [svg] = [...objects.values()].map(String);
    expect(svg).toContain('<rect width="80"');
    expect(svg).not.toMatch(/script|onload|foreignObject/);
  });

  it('that cannot be read is told', async () => {
    const { fetched } = await storedOf(`<img src="data:image/png;base64,${'AAAA'.repeat(60)}">`);
    expect(fetched).toMatchObject({ ok: false });
  });

  it('stays as it was where its text has not been read again', async () => {
    const html = `<img src="data:image/png;base64,${'AAAA'.repeat(60)}">`;
    const { url } = await storedOf(html);
    const known = { url, hash: 'known' } as SnapshotPicture;
    expect((await storedOf(html, { [url]: known })).fetched).toMatchObject({
      ok: true,
      value: { hash: 'known' },
    });
  });
});

it.each([
  ['data:image/svg+xml,%3Csvg/%3E', '<svg/>'],
  ['data:image/svg+xml;utf8,<svg width="10%"/>', '<svg width="10%"/>'],
  ['data:image/png;base64,QUI%3D', 'AB'],
  ['data:image/png;charset=x;base64, QU I=', 'AB'],
])('%s holds bytes', (data, text) => {
  expect(bytesOfData(data).toString()).toBe(text);
});
