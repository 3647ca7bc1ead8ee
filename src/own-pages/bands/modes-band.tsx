import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { anchorOf } from '../anchor';
import { headRow, plainList, span } from '../../styles/layout';
import { mutedText, smallText } from '../../styles/text';
import { thread } from '../../styles/thread';
import { color, space } from '../../styles/tokens';
import { BandFrame } from './band-frame';
import { useChosenMode } from './modes/use-chosen-mode';
import { ModePanels } from './modes/mode-panels';
import { BandTitle } from './band-title';

export const query = graphql`
  fragment ModesBand on ModesBand {
    heading
    items {
      id
      name
      lead
      text
      suits
      does_not_suit
      team
      commitment
    }
  }
`;

const head = css([headRow, { marginBottom: space.xl }]);
const show = css([smallText, mutedText, { paddingBottom: space.xs }]);
const choices = css([plainList, { borderTop: `1px solid ${color.line}` }]);
const choice = css([
  smallText,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.s,
    minHeight: '2.75rem',
    borderBottom: `1px solid ${color.line}`,
    fontWeight: 600,
    textDecoration: 'none',
    '&::before': {
      content: "''",
      flex: 'none',
      width: '1.125rem',
      height: '1.125rem',
      border: `2px solid ${color.edge}`,
    },
    '&:hover, &[aria-current]': { textDecoration: 'underline', textDecorationThickness: 1 },
    '&[aria-current]::before': {
      borderColor: thread,
      backgroundColor: thread,
      forcedColorAdjust: 'none',
    },
  },
]);
/** Ways of working, all of them shown; the address may choose one by `?type=`. */
export function ModesBand({ band }: { band: Queries.ModesBandFragment }) {
  const id = anchorOf(band.heading);
  const { chosen, choose } = useChosenMode(band.items.map((item) => item.id));
  return (
    <BandFrame labelledBy={id}>
      <div css={head}>
        <BandTitle css={span('1 / span 7')}>{band.heading}</BandTitle>
        <nav css={span('9 / -1')} aria-labelledby={`${id}-show ${id}`}>
          <p css={show} id={`${id}-show`}>
            Show
          </p>
          <ul css={choices}>
            {band.items.map((item) => (
              <li key={item.id}>
                <a
                  css={choice}
                  href={`?type=${item.id}#${item.id}`}
                  aria-current={item.id === chosen || undefined}
                  onClick={(event) => choose(event, item.id)}
                >
                  {item.name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <ModePanels modes={band.items} />
    </BandFrame>
  );
}
