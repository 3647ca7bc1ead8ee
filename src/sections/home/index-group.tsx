import { css } from '@emotion/react';
import { Link } from 'gatsby';
import { useId } from 'react';
import { plainList } from '../../styles/layout';
import {
  captionText,
  h4Text,
  mutedText,
  quietLink,
  smallText,
  standaloneLink,
  tabular,
} from '../../styles/text';
import { color, space } from '../../styles/tokens';

/** An entry of the index. */
export interface IndexLine {
  readonly key: string;
  readonly title: string;
  /** A page, or a file; an entry without one is told of on the group's page. */
  readonly href?: string | null | undefined;
  /** Day, issuer, size or place; perhaps nothing. */
  readonly about: string;
}

export interface IndexGroupProps {
  heading: string;
  lines: readonly IndexLine[];
  more: { readonly label: string; readonly to: string };
}

const group = css({ display: 'grid', gap: space.s, alignContent: 'start' });
const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space.m,
});
const line = css({
  display: 'grid',
  gap: space.hair,
  paddingBlock: space.s,
  borderTop: `1px solid ${color.line}`,
});
const about = css([captionText, mutedText, tabular]);

/** One kind of entry: its heading, its newest lines, and the way to all of them. */
export function IndexGroup({ heading, lines, more }: IndexGroupProps) {
  const id = useId();
  if (lines.length === 0) return null;
  return (
    <section css={group} aria-labelledby={id}>
      <div css={head}>
        <h3 css={h4Text} id={id}>
          {heading}
        </h3>
        <Link css={[smallText, standaloneLink]} to={more.to}>
          {more.label}
        </Link>
      </div>
      <ul css={[plainList, smallText]}>
        {lines.map(({ key, title, href, about: facts }) => (
          <li key={key} css={line}>
            <IndexTitle title={title} href={href} />
            {facts ? (
              <span css={about} dir="auto">
                {facts}
              </span>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

function IndexTitle({ title, href }: Pick<IndexLine, 'title' | 'href'>) {
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
