import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { ClothDrawing } from '../cloth/cloth';
import { Picture } from '../pictures/picture';
import { articleCloth } from '../cloth/weaving/article-cloth';
import { THREADS } from '../cloth/weaving/weaves';
import { logoMark } from '../site/company-looks';
import { EDGE, layOutCard, type Letters, type SetLine } from '../share-pictures/share-card';
import { SHARE_HEIGHT, SHARE_WIDTH, type ShareCard } from '../share-pictures/share-picture';
import { colours, color, radius, size, space } from '../styles/tokens';
import { captionText, h4Text, mutedText, smallText } from '../styles/text';
import { browserLetters, svgFont } from './letters';
import type { Preview } from './load-preview';

const frame = css({
  maxWidth: '40rem',
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  overflow: 'hidden',
  backgroundColor: color.raised,
});
const drawing = css({ width: '100%', height: 'auto', forcedColorAdjust: 'none' });
const wide = css({ aspectRatio: `${SHARE_WIDTH} / ${SHARE_HEIGHT}` });
const caption = css({ display: 'grid', gap: space.hair, padding: space.m, fontSize: size.small });

/** The card of a shared address: picture, title and description, beneath the site's host. */
export function SharedAs({ preview: { share, seed }, host }: { preview: Preview; host: string }) {
  return (
    <div css={frame}>
      {share.picture ? (
        <Picture picture={share.picture} css={wide} sizes="(min-width: 48em) 40rem, 92vw" />
      ) : (
        <DrawnCard card={share.card} seed={seed} />
      )}
      <div css={caption}>
        <p css={[captionText, mutedText]}>{host}</p>
        <p css={h4Text} dir="auto">
          {share.title}
        </p>
        <p css={[smallText, mutedText]} dir="auto">
          {share.description}
        </p>
      </div>
    </div>
  );
}

/** The card that the build will draw, from the same layout; empty until the fonts are there. */
function DrawnCard({ card, seed }: { card: ShareCard; seed: string }) {
  const [letters, setLetters] = useState<Letters | null>(null);
  useEffect(() => {
    let isWanted = true;
    void browserLetters(card.title).then((found) => {
      if (isWanted) setLetters(found);
    });
    return () => {
      isWanted = false;
    };
  }, [card.title]);
  return (
    <svg
      css={[drawing, wide]}
      viewBox={`0 0 ${SHARE_WIDTH} ${SHARE_HEIGHT}`}
      role="img"
      aria-label={card.title}
      data-share-card=""
    >
      <rect width={SHARE_WIDTH} height={SHARE_HEIGHT} fill={colours.paper.light} />
      {letters ? <CardParts card={card} seed={seed} letters={letters} /> : null}
    </svg>
  );
}

/** Shared pictures are in daylight, whatever the reader's theme. */
const daylight = {
  '--color-paper': colours.paper.light,
  '--cloth-ink': colours.ink.light,
  '--cloth-weft': colours.weft.light,
};

function CardParts({ card, seed, letters }: { card: ShareCard; seed: string; letters: Letters }) {
  const { clothBox, mark, name, title, kind } = layOutCard(card, letters);
  const cloth = articleCloth(seed, card.service ?? undefined);
  const left = Math.floor((cloth.width - clothBox.width) / 2);
  const top = Math.floor((cloth.height - clothBox.height) / 2);
  const threads = {
    ...daylight,
    '--cloth-thread': THREADS[cloth.threads.thread].light,
    '--cloth-thread2': THREADS[cloth.threads.thread2].light,
    '--cloth-accent': THREADS[cloth.threads.accent].light,
  };
  const ink = colours.ink.light;
  const edge = card.service ? THREADS[card.service].light : ink;
  return (
    <>
      <rect x={clothBox.x - EDGE} width={EDGE} height={clothBox.height} fill={edge} />
      <svg
        {...clothBox}
        viewBox={`${left} ${top} ${clothBox.width} ${clothBox.height}`}
        css={threads}
      >
        <ClothDrawing cloth={cloth} />
      </svg>
      <g transform={`translate(${mark.x} ${mark.y}) scale(${mark.scale})`}>
        <path d={logoMark.ink} fill={ink} />
        <path d={logoMark.action} fill={colours.action.light} />
      </g>
      {[name, ...title].map((line) => (
        <Line key={line.baseline} line={line} colour={ink} />
      ))}
      {kind ? <Line line={kind} colour={colours.action.light} /> : null}
    </>
  );
}

function Line({ line, colour }: { line: SetLine; colour: string }) {
  return (
    <text x={line.x} y={line.baseline} fill={colour} {...svgFont(line.setting)}>
      {line.text}
    </text>
  );
}
