import { css } from '@emotion/react';
import { graphql, Link } from 'gatsby';
import { formatDate } from '../lib/format';
import { formatBytes } from '../lib/numbers';
import { wallClock } from '../lib/zones';
import { searchItem } from '../site-search/search-kinds';
import { awards, techSeries } from '../site/resource-pages';
import { lineRow, plainList } from '../styles/layout';
import { captionText, lineLink, mutedText, smallText, tabular } from '../styles/text';

/** An entry of an index. */
export interface EntryLine {
  readonly key: string;
  readonly title: string;
  /** A page, its place on one, or a file. */
  readonly href: string;
  /** Day, issuer, size or place; perhaps nothing. */
  readonly about: string;
}

export const newsLineQuery = graphql`
  fragment NewsLine on PressRelease {
    path
    title
    published_at
  }
`;

export const postLineQuery = graphql`
  fragment PostLine on BlogPost {
    path
    title
    published_at
  }
`;

export const roleLineQuery = graphql`
  fragment RoleLine on Job {
    path
    title
    location
  }
`;

export const awardLineQuery = graphql`
  fragment AwardLine on Award {
    api_id
    title
    issuer
    year
  }
`;

export const eventLineQuery = graphql`
  fragment EventLine on TechSeriesEvent {
    api_id
    title
    starts_at
    is_past
    clock_offset
    ends_at
    location
  }
`;

export const documentLineQuery = graphql`
  fragment DocumentLine on Pdf {
    api_id
    title
    url
    size_bytes
  }
`;

/** Those facts that there are. */
export const facts = (...parts: readonly (string | number | null | undefined)[]): string =>
  parts.filter(Boolean).join(', ');

type Dated = Queries.NewsLineFragment | Queries.PostLineFragment;

export const datedLine = ({ path, title, published_at: at }: Dated): EntryLine => ({
  key: path,
  title,
  href: path,
  about: formatDate(at),
});

/** An event by its day there, and its place. */
export function eventLine(event: Queries.EventLineFragment): EntryLine {
  const { api_id: key, title, starts_at: at, clock_offset: offset, location } = event;
  const day = at ? formatDate(wallClock(at, offset)) : 'Date to be announced';
  const href = `${techSeries.path}#${searchItem('Event', key).id}`;
  return { key, title, href, about: facts(day, location) };
}

export const awardLine = ({
  api_id: key,
  title,
  issuer,
  year,
}: Queries.AwardLineFragment): EntryLine => ({
  key,
  title,
  href: `${awards.path}#${searchItem('Award', key).id}`,
  about: facts(issuer, year),
});

export const documentLine = ({
  api_id: key,
  title,
  url,
  size_bytes: bytes,
}: Queries.DocumentLineFragment): EntryLine => ({
  key,
  title,
  href: url,
  about: facts('PDF', bytes ? formatBytes(bytes) : null),
});

export const roleLine = ({ path, title, location }: Queries.RoleLineFragment): EntryLine => ({
  key: path,
  title,
  href: path,
  about: location ?? '',
});

const about = css([captionText, mutedText, tabular]);

/** Entries one beneath the other, each with a small fact. */
export function EntryLines({ lines }: { lines: readonly EntryLine[] }) {
  return (
    <ul css={[plainList, smallText]}>
      {lines.map(({ key, title, href, about: facts }) => (
        <li key={key} css={lineRow}>
          <EntryTitle title={title} href={href} />
          {facts ? (
            <span css={about} dir="auto">
              {facts}
            </span>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

function EntryTitle({ title, href }: Pick<EntryLine, 'title' | 'href'>) {
  // A file, or an address of another host, is no page that the application could render.
  return href.startsWith('/') && !/\.\w+$/.test(href) ? (
    <Link css={lineLink} to={href} dir="auto">
      {title}
    </Link>
  ) : (
    <a css={lineLink} href={href} dir="auto">
      {title}
    </a>
  );
}
