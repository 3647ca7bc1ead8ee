import { css } from '@emotion/react';
import { plainList } from '../../styles/layout';
import { forcedColours, from } from '../../styles/media';
import { quietLink, smallText } from '../../styles/text';
import { color, space } from '../../styles/tokens';
import type { TocHeading } from './table-of-contents';

const row = css([
  smallText,
  { display: 'none', [from.wide]: { display: 'block' }, [from.margin]: { display: 'none' } },
]);
const list = css([plainList, { display: 'flex', flexWrap: 'wrap', columnGap: space.l }]);
const link = css([
  quietLink,
  {
    display: 'block',
    paddingBlock: space.xs,
    color: color.muted,
    // As in the header: what stays where it is must not be scrolled to.
    scrollMarginTop: '-4rem',
    borderBottom: '2px solid transparent',
    "&[aria-current='true']": { color: color.ink, borderBottomColor: color.action },
    [forcedColours]: {
      borderBottomColor: 'Canvas',
      "&[aria-current='true']": { borderBottomColor: 'Highlight' },
    },
  },
]);

interface Props {
  name: string;
  entries: readonly TocHeading[];
  current: string | null;
}

/** A page's headings in a line, each in short. */
export function ContentsRow({ name, entries, current }: Props) {
  return (
    <nav css={row} aria-label={name}>
      <ol css={list}>
        {entries.map(({ id, text, short = text }) => (
          <li key={id}>
            <a
              css={link}
              href={`#${encodeURIComponent(id)}`}
              aria-current={id === current ? 'true' : undefined}
              dir="auto"
            >
              {short}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
