import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { noPrint, ruled, section, wrap } from '../styles/layout';
import { partText } from '../styles/text';
import { space } from '../styles/tokens';

const block = css({ display: 'grid', gap: space.xl });

/** Links from a page to others of its kind. */
export function Related({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section
      css={[wrap, ruled, section, noPrint]}
      aria-labelledby="related"
      data-pagefind-ignore=""
    >
      <div css={block}>
        <h2 css={partText} id="related">
          {title}
        </h2>
        {children}
      </div>
    </section>
  );
}
