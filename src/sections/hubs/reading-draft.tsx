import { css } from '@emotion/react';
import { Link } from 'gatsby';
import { dense } from '../../cloth/densities';
import { hiddenText } from '../../styles/layout';
import { meaningful } from '../../styles/meaningful';
import { from } from '../../styles/media';
import { captionText, lineLink, mutedText, smallText } from '../../styles/text';
import { color, space } from '../../styles/tokens';

const table = css([
  meaningful,
  {
    width: '100%',
    borderCollapse: 'collapse',
    '& th, & td': { padding: 0, textAlign: 'start', verticalAlign: 'middle' },
    '& tbody tr': { borderTop: `1px solid ${color.line}` },
    // On a phone each page is followed by the names of its readers.
    '& thead': { display: 'none' },
    '& tr': { display: 'block', paddingBlock: space.s },
    '& th': { display: 'block' },
    '& td': { display: 'inline-block' },
    [from.medium]: {
      '& thead': { display: 'table-header-group' },
      '& tr': { display: 'table-row' },
      '& th, & td': { display: 'table-cell' },
      '& tbody th': { paddingBlock: space.xs, paddingInlineEnd: space.m },
    },
  },
]);
const reader = css([
  captionText,
  mutedText,
  { width: '6.5rem', fontWeight: 400, '&&': { paddingBottom: space.xs, textAlign: 'center' } },
]);
const pageName = css([lineLink, { fontWeight: 600 }]);
const about = css([smallText, mutedText, { display: 'block', fontWeight: 400 }]);
const crossing = css({ '& > span': captionText });
/** Cloth, which a row above or below that is marked, too, continues. */
const marked = css({
  '& > span': { marginInlineEnd: space.s },
  [from.medium]: { ...dense, '& > span': hiddenText },
});

export interface DraftPage {
  readonly path: string;
  readonly name: string;
  readonly line: string | undefined;
  /** Names of those who start there. */
  readonly readers: readonly string[];
}

interface ReadingDraftProps {
  pages: readonly DraftPage[];
  readers: readonly string[];
  /** Names the table. */
  labelledBy: string;
}

/** All pages of the section, and at each crossing whether a kind of reader starts there: woven as far as one does. */
export function ReadingDraft({ pages, readers, labelledBy }: ReadingDraftProps) {
  return (
    <table css={table} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">
            <span css={hiddenText}>Page</span>
          </th>
          {readers.map((name) => (
            <th key={name} css={reader} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {pages.map(({ path, name, line, readers: first }) => (
          <tr key={path}>
            <th scope="row">
              <Link css={pageName} to={path}>
                {name}
              </Link>
              {line ? <span css={about}>{line}</span> : null}
            </th>
            {readers.map((each) => (
              <td key={each} css={[crossing, first.includes(each) && marked]}>
                {first.includes(each) ? <span>{each}</span> : null}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
