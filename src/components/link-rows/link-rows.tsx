import { css } from '@emotion/react';
import { Link } from 'gatsby';
import { plainList } from '../../styles/layout';
import { h4Text, lineLink, mutedText, smallText } from '../../styles/text';
import { color, space } from '../../styles/tokens';

export interface LinkRow {
  readonly name: string;
  readonly path: string;
  /** A summary of the target, or its address. */
  readonly line?: string | undefined;
}

const row = css({
  display: 'grid',
  gap: space.hair,
  paddingBlock: space.s,
  borderTop: `1px solid ${color.line}`,
});

/** Pages one beneath the other, each with a line of text. */
export function LinkRows({ links }: { links: readonly LinkRow[] }) {
  return (
    <ul css={plainList}>
      {links.map(({ name, path, line }) => (
        <li key={path} css={row}>
          <Link css={[h4Text, lineLink]} to={path}>
            {name}
          </Link>
          {line ? <span css={[smallText, mutedText]}>{line}</span> : null}
        </li>
      ))}
    </ul>
  );
}
