import { css } from '@emotion/react';
import { useId } from 'react';
import { filmOf, type HeroView, type Scene } from '../../hero-view';
import { plainList } from '../../../styles/layout';
import { forcedColours, from, motionWelcome, print } from '../../../styles/media';
import { captionText, h2Text, mutedText, smallText, tabular } from '../../../styles/text';
import { thread } from '../../../styles/thread';
import { color, space } from '../../../styles/tokens';
import { FilmChart } from './film-chart';
import { PauseControl, pausable } from './film-control';
import { duringShare } from './film-motion';

const box = css([pausable, { display: 'grid', gap: space.s, margin: 0, minWidth: 0 }]);
const stage = css({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  gap: space.m,
  padding: space.m,
  backgroundColor: color.night,
  color: color.onNight,
  breakInside: 'avoid',
  printColorAdjust: 'exact',
  [from.medium]: { padding: space.l, aspectRatio: '9 / 4' },
  [forcedColours]: { border: '1px solid CanvasText' },
});
// In a wide window the words stand over the thread, which has not risen there yet.
const picture = css({
  display: 'grid',
  minHeight: 0,
  gap: space.m,
  [from.small]: { gap: 0, '& > *': { gridArea: '1 / 1' } },
});
/** Scenes lie one over the other; without motion the first of them stays. */
const scenes = css({
  display: 'grid',
  alignContent: 'start',
  '& > *': { gridArea: '1 / 1' },
  '& > :not(:first-of-type)': { opacity: 0 },
});
const words = css({ display: 'grid', gap: space.hair, alignContent: 'start' });
const amount = css([h2Text, tabular]);
const captions = css([
  smallText,
  scenes,
  { minHeight: '3em', alignContent: 'end', fontWeight: 600, textWrap: 'balance' },
]);
const line = css([
  smallText,
  {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '2.5rem minmax(0, 1fr)',
    columnGap: space.s,
    paddingBlock: space.hair,
    paddingInlineStart: space.s,
    borderTop: `1px solid ${color.line}`,
    '&::before': {
      content: "''",
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      borderInlineStart: `3px solid ${thread}`,
      opacity: 0,
    },
  },
]);
const foot = css([captionText, mutedText]);

const shownDuring = ({ share }: Scene, seconds: number, part = '&') =>
  css({ [motionWelcome]: { [part]: duringShare(share, seconds) } });

/** A film that plays by styles alone, with a pause; its captions stand below as text, the spoken one marked. */
export function Film({ view }: { view: HeroView }) {
  const id = useId();
  const film = filmOf(view);
  const { seconds, scenes: all } = film;
  return (
    <figure css={box} aria-labelledby={id}>
      <div css={stage} aria-hidden="true">
        <div css={picture}>
          <div css={scenes}>
            {all.map((scene) => (
              <div key={scene.at} css={[words, shownDuring(scene, seconds)]}>
                <p css={smallText}>{scene.name}</p>
                <p css={amount}>{scene.amount}</p>
              </div>
            ))}
          </div>
          <FilmChart film={film} />
        </div>
        <div css={captions}>
          {all.map((scene) => (
            <p key={scene.at} css={shownDuring(scene, seconds)}>
              {scene.spoken}
            </p>
          ))}
        </div>
      </div>
      <PauseControl seconds={seconds} />
      <figcaption>
        <p css={[smallText, { fontWeight: 600 }]} id={id}>
          {view.title}
        </p>
        <ol css={[plainList, { [print]: { breakInside: 'avoid' } }]}>
          {all.map((scene) => (
            <li key={scene.at} css={[line, shownDuring(scene, seconds, '&::before')]}>
              <span css={[mutedText, tabular]}>{scene.at}</span>
              <span>{scene.spoken}</span>
            </li>
          ))}
        </ol>
        {view.note ? <p css={foot}>{view.note}</p> : null}
      </figcaption>
    </figure>
  );
}
