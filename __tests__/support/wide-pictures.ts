/** The pictures at the head of articles, read from the data of the built pages. */
import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../pipeline/files';

/** The layer's data of a picture that pages show as wide as the window. */
interface WideData {
  url: string;
  width: number;
  height: number;
  gatsbyImageData: { layout: string; height: number; images: { sources: { srcSet: string }[] } };
}

export interface WidePicture {
  /** A page at whose head it stands. */
  page: string;
  /** Of the original. */
  url: string;
  /** The original's width, cropped to the ratio in which it is shown. */
  width: number;
  /** Width of each file that it is offered in, by its address. */
  offers: ReadonlyMap<string, number>;
}

const isWide = (value: object): value is WideData =>
  (value as Partial<WideData>).gatsbyImageData?.layout === 'fullWidth';

function wideData(value: unknown): WideData[] {
  if (typeof value !== 'object' || value === null) return [];
  return isWide(value) ? [value] : Object.values(value).flatMap(wideData);
}

const offersOf = ({ gatsbyImageData }: WideData): Map<string, number> =>
  new Map(
    gatsbyImageData.images.sources.flatMap(({ srcSet }) =>
      [...srcSet.matchAll(/(\S+)\s+(\d+)w/g)].map(([, address = '', width]): [string, number] => [
        address,
        Number(width),
      ]),
    ),
  );

/** Each picture once, the widest original first. */
export function widePictures(publicDir: string): WidePicture[] {
  const found = listFiles(publicDir)
    .filter((name) => name.endsWith('/page-data.json'))
    .flatMap((name) => {
      const data = JSON.parse(fs.readFileSync(path.join(publicDir, name), 'utf8')) as {
        path: string;
      };
      return wideData(data).map((each): WidePicture => ({
        page: data.path,
        url: each.url,
        width: Math.min(each.width, Math.round(each.height / each.gatsbyImageData.height)),
        offers: offersOf(each),
      }));
    });
  const once = [...new Map(found.map((each) => [each.url, each])).values()];
  return once.sort((a, b) => b.width - a.width);
}
