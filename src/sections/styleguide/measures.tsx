import { css } from '@emotion/react';
import { fluid } from '../../styles/css-variables';
import { breakpoints } from '../../styles/breakpoints';
import * as text from '../../styles/text';
import {
  color,
  families,
  family,
  motion,
  radii,
  radius,
  size,
  space,
  spaces,
  time,
  type,
  width,
  widths,
  type SpaceStep,
  type TypeStep,
} from '../../styles/tokens';
import { Chapter, Specimen } from './specimen';

const SENTENCE = 'Many threads, one cloth';

const list = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.m,
  margin: 0,
});
const line = css({
  paddingBlock: '0.1em',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
});
const bar = css({ height: '1rem', backgroundColor: color.action });
const box = css({ width: '6rem', height: '4rem', border: `1px solid ${color.edge}` });
const mover = css({
  width: '4rem',
  height: '1rem',
  backgroundColor: color.action,
  transitionProperty: 'transform',
  transitionTimingFunction: time.ease,
  'div:hover > &': { transform: 'translateX(8rem)' },
});

const steps = Object.keys(type) as TypeStep[];
const distances = Object.keys(spaces) as SpaceStep[];
/** The text styles by the names that components import. */
const styles = [
  'displayText',
  'h1Text',
  'h2Text',
  'h3Text',
  'h4Text',
  'leadText',
  'kickerText',
  'smallText',
  'captionText',
] as const satisfies readonly (keyof typeof text)[];

function Term({ name, value }: { name: string; value: string }) {
  return (
    <p css={[text.captionText, text.mutedText, text.tabular]}>
      {[name, value].filter(Boolean).join(': ')}
    </p>
  );
}

/** Type samples. */
export function Type() {
  return (
    <Chapter title="Type">
      <Specimen name="Styles">
        <div css={list}>
          {styles.map((name) => (
            <div key={name}>
              <Term name={name} value="" />
              <p css={[text[name], line]}>{SENTENCE}</p>
            </div>
          ))}
          {(Object.keys(families) as (keyof typeof families)[]).map((name) => (
            <div key={name}>
              <Term name={name} value={families[name]} />
              <p css={{ fontFamily: family[name] }}>Hamburgefonstiv 0123456789 Łódź → “ß”</p>
            </div>
          ))}
        </div>
      </Specimen>
      <div css={list}>
        {steps.map((step) => (
          <div key={step}>
            <Term
              name={step}
              value={`${fluid(type[step].min, type[step].max)}, line ${type[step].line}`}
            />
            <p css={[line, { fontSize: size[step], lineHeight: type[step].line }]}>{SENTENCE}</p>
          </div>
        ))}
      </div>
    </Chapter>
  );
}

/** Space, widths, breakpoints, radii and motion. */
export function Measures() {
  return (
    <Chapter title="Measures">
      <div css={list}>
        {distances.map((step) => (
          <div key={step}>
            <Term name={`space.${step}`} value={fluid(spaces[step][0], spaces[step][1])} />
            <div css={[bar, { width: space[step] }]} />
          </div>
        ))}
        {(Object.keys(widths) as (keyof typeof widths)[]).map((step) => (
          <div key={step}>
            <Term name={`width.${step}`} value={widths[step]} />
            <div css={[bar, { width: `min(100%, ${width[step]})` }]} />
          </div>
        ))}
        {Object.entries(breakpoints).map(([name, px]) => (
          <div key={name}>
            <Term name={`from.${name}`} value={`${px} px`} />
            <div css={[bar, { width: `min(100%, ${px}px)` }]} />
          </div>
        ))}
        {(Object.keys(radii) as (keyof typeof radii)[]).map((step) => (
          <div key={step}>
            <Term name={`radius.${step}`} value={radii[step]} />
            <div css={[box, { borderRadius: radius[step] }]} />
          </div>
        ))}
        {(['quick', 'calm', 'weave'] as const).map((step) => (
          <div key={step}>
            <Term name={`time.${step}`} value={`${motion[step]}, ${motion.ease}; point at it`} />
            <div css={[mover, { transitionDuration: time[step] }]} />
          </div>
        ))}
      </div>
    </Chapter>
  );
}
