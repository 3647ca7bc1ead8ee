import { css } from '@emotion/react';
import { useId, type ReactNode } from 'react';
import { ruled, section, wrap } from '../../styles/layout';
import { h2Text, leadText } from '../../styles/text';
import { space } from '../../styles/tokens';

export interface BandProps {
  heading: string;
  intro?: string | null;
  children: ReactNode;
}

const head = css({ display: 'grid', gap: space.m, marginBottom: space.xl, maxWidth: '46rem' });

/** The frame of a plain band: a hairline, a heading, perhaps a line or two, then the band's own. */
export function Band({ heading, intro, children }: BandProps) {
  const id = useId();
  return (
    <section css={wrap} aria-labelledby={id}>
      <div css={[ruled, section]}>
        <div css={head}>
          <h2 css={h2Text} id={id}>
            {heading}
          </h2>
          {intro ? <p css={leadText}>{intro}</p> : null}
        </div>
        {children}
      </div>
    </section>
  );
}
