import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { mutedText, smallText, standaloneLink, tabular } from '../../../styles/text';
import { color, space } from '../../../styles/tokens';
import { hrefOf } from '../anchors';

const figure = css({ display: 'grid', gap: space.m, margin: 0 });
const caption = css([smallText, mutedText, tabular]);
const strong = css({ color: color.ink });

interface LinkedFigureProps {
  title?: string;
  /** Stands before the link, and says where that leads. */
  about: string;
  band: { readonly heading: string };
  children: ReactNode;
}

/** A drawing of a band in short, with a link to all of it. */
export function LinkedFigure({ title, about, band, children }: LinkedFigureProps) {
  return (
    <figure css={figure}>
      <figcaption css={caption}>
        {title ? <strong css={strong}>{title}</strong> : null}
        {about}{' '}
        <a css={standaloneLink} href={hrefOf(band)}>
          {band.heading}
        </a>
      </figcaption>
      {children}
    </figure>
  );
}
