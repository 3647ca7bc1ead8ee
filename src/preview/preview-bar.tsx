import { css, Global } from '@emotion/react';
import { BAR_HEIGHT } from '../styles/bar';
import { wrap } from '../styles/layout';
import { forcedColours, from, print } from '../styles/media';
import { smallText, tabular } from '../styles/text';
import { color, radius, space } from '../styles/tokens';
import type { Preview } from './load-preview';
import { lasts, words } from './words';

/** The parts of a preview, by their ids. */
export const partIds = {
  page: 'preview-of-page',
  card: 'preview-of-card',
  share: 'preview-of-share',
  search: 'preview-of-search',
  engine: 'preview-of-engine',
} as const;
export type Part = keyof typeof partIds;

const parts = Object.keys(partIds) as Part[];

/** Windows in which the bar leaves room enough for what it stands above. */
const roomy = `${from.medium} and (min-height: 36em)`;

const bar = css({
  zIndex: 8,
  backgroundColor: color.action,
  color: color.onAction,
  [roomy]: { position: 'sticky', top: BAR_HEIGHT },
  [forcedColours]: { borderBlock: '2px solid' },
  [print]: { position: 'static' },
});
const row = css([
  wrap,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space.xs} ${space.l}`,
    paddingBlock: space.s,
  },
]);
const said = css([smallText, tabular]);
const jumps = css({ display: 'flex', flexWrap: 'wrap', gap: space.xs });
const jump = css([
  smallText,
  {
    padding: `${space.hair} ${space.s}`,
    minHeight: '1.75rem',
    border: '1px solid currentcolor',
    borderRadius: radius.control,
    backgroundColor: 'transparent',
    cursor: 'pointer',
    '&:focus-visible': { outlineColor: color.onAction, outlineOffset: 2 },
  },
]);
/** A focused element is not covered by the bar either. */
const room = css({
  [roomy]: {
    html: { scrollPaddingTop: `calc(${BAR_HEIGHT} + 4rem + ${space.l})` },
  },
});

/** Goes to a part without an anchor, which would take the place of the key in the address. */
function goTo(part: Part): void {
  const found = document.getElementById(partIds[part]);
  found?.scrollIntoView();
  found?.focus({ preventScroll: true });
}

/** Tells a preview apart from what is public: how the item stands, until when the link opens, and the ways to its parts. */
export function PreviewBar({ preview }: { preview: Preview }) {
  return (
    <aside css={bar} aria-label={words.page} data-preview-bar="">
      <Global styles={room} />
      <div css={row}>
        <p css={said}>
          <strong>{preview.standing}.</strong> {lasts(preview.expiresAt)}
        </p>
        <nav css={jumps} aria-label={words.jumps}>
          {parts.map((part) => (
            <button key={part} css={jump} type="button" onClick={() => goTo(part)}>
              {words.parts[part]}
            </button>
          ))}
        </nav>
      </div>
    </aside>
  );
}
