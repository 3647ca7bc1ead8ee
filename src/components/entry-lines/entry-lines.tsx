import { css } from '@emotion/react';
import { Link } from 'gatsby';
import { plainList } from '../../styles/layout';
import { captionText, mutedText, quietLink, smallText, tabular } from '../../styles/text';
import { color, space } from '../../styles/tokens';

/** An entry of an index. */
export interface EntryLine {
  readonly key: string;
  readonly title: string;
  /** A page, or a file; an entry without one is told of elsewhere. */
  readonly href?: string | null | undefined;
  /** Day, issuer, size or place; perhaps nothing. */
  readonly about: string;
}

const line = css({
  display: 'grid',
  gap: space.hair,
  paddingBlock: space.s,
  borderTop: `1px solid ${color.line}`,
});
const about = css([captionText, mutedText, tabular]);

/** Entries one beneath the other, each with a small fact. */
export function EntryLines({ lines }: { lines: readonly EntryLine[] }) {
  return (
    <ul css={[plainList, smallText]}>
      {lines.map(({ key, title, href, about: facts }) => (
        <li key={key} css={line}>
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
  if (!href) return <span dir="auto">{title}</span>;
  // A file, or an address of another host, is no page that the application could render.
  return href.startsWith('/') && !/\.\w+$/.test(href) ? (
    <Link css={quietLink} to={href} dir="auto">
      {title}
    </Link>
  ) : (
    <a css={quietLink} href={href} dir="auto">
      {title}
    </a>
  );
}
