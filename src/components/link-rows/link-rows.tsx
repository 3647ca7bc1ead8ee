import { Link } from 'gatsby';
import { lineRow, plainList } from '../../styles/layout';
import { h4Text, lineLink, mutedText, smallText } from '../../styles/text';

export interface LinkRow {
  readonly name: string;
  readonly path: string;
  /** A summary of the target, or its address. */
  readonly line?: string | undefined;
}

/** Pages one beneath the other, each with a line of text. */
export function LinkRows({ links }: { links: readonly LinkRow[] }) {
  return (
    <ul css={plainList}>
      {links.map(({ name, path, line }) => (
        <li key={path} css={lineRow}>
          <Link css={[h4Text, lineLink]} to={path}>
            {name}
          </Link>
          {line ? <span css={[smallText, mutedText]}>{line}</span> : null}
        </li>
      ))}
    </ul>
  );
}
