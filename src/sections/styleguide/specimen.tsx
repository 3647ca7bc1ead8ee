import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { constantVariables, themeVariables } from '../../styles/css-variables';
import { section, wrap } from '../../styles/layout';
import { from } from '../../styles/media';
import { captionText, h2Text, h4Text, mutedText } from '../../styles/text';
import { color, space } from '../../styles/tokens';

export type Theme = 'light' | 'dark';
export const themes: readonly Theme[] = ['light', 'dark'];

const part = css([
  section,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.xl,
    borderTop: `1px solid ${color.line}`,
  },
]);
const box = css({ display: 'grid', gap: space.s, minWidth: 0 });
const pair = css({
  display: 'grid',
  [from.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
const ground = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.l,
  alignContent: 'start',
  minWidth: 0,
  padding: space.l,
  border: `1px solid ${color.line}`,
  backgroundColor: color.paper,
  color: color.ink,
});
// Variables that are made of others have to be made again, or they keep the colours of the page.
const scopes = {
  light: css({ ...constantVariables(), ...themeVariables('light') }),
  dark: css({ ...constantVariables(), ...themeVariables('dark') }),
} as const;

/** A chapter of the style guide. */
export function Chapter({ title, children }: { title: string; children: ReactNode }) {
  const id = title.toLowerCase().replace(/[^a-z]+/g, '-');
  return (
    <section css={wrap} aria-labelledby={id}>
      <div css={part}>
        <h2 css={h2Text} id={id}>
          {title}
        </h2>
        {children}
      </div>
    </section>
  );
}

export interface SpecimenProps {
  name: string;
  note?: string;
  /** Drawn once by day and once by night; by a function, `theme` keeps ids apart. */
  children: ReactNode | ((theme: Theme) => ReactNode);
}

/** A part of the design in both themes, side by side, whatever the page's own is. */
export function Specimen({ name, note, children }: SpecimenProps) {
  return (
    <div css={box}>
      <h3 css={h4Text}>{name}</h3>
      {note ? <p css={[captionText, mutedText]}>{note}</p> : null}
      <div css={pair}>
        {themes.map((theme) => (
          <div key={theme} css={[scopes[theme], ground]} data-specimen={theme}>
            {typeof children === 'function' ? children(theme) : children}
          </div>
        ))}
      </div>
    </div>
  );
}
