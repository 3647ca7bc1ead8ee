import { css } from '@emotion/react';
import { plainList } from '../../../styles/layout';
import { from } from '../../../styles/media';
import { captionText, h3Text, mutedText, smallText } from '../../../styles/text';
import { thread } from '../../../styles/thread';
import { marks } from '../comparison/comparison-table';
import { ALL } from './use-chosen-mode';
import { color, family, size, space, type } from '../../../styles/tokens';

export interface ModePanelProps {
  mode: Queries.ModesBandFragment['items'][number];
  className?: string;
}

const panel = css({
  display: 'grid',
  gap: 0,
  alignContent: 'start',
  borderTop: `6px solid ${thread}`,
  paddingBlock: space.m,
  scrollMarginTop: space.l,
  '& :is(p, li)': { maxWidth: '36em' },
  [from.wide]: {
    gridRow: 'span 7',
    gridTemplateRows: 'subgrid',
    [`section:not(:has([value='${ALL}']:checked)) &`]: {
      display: 'block',
      columns: 2,
      columnGap: space.xxl,
    },
  },
});
const name = css([h3Text, { paddingBottom: space.s }]);
const lead = css({
  margin: 0,
  paddingBottom: space.m,
  fontFamily: family.display,
  fontSize: size.h4,
  fontWeight: 500,
  lineHeight: type.h4.line,
});
const text = css([smallText, { paddingBottom: space.l, textWrap: 'pretty' }]);
const row = css({
  breakInside: 'avoid',
  paddingBlock: space.s,
  borderTop: `1px solid ${color.line}`,
});
const term = css([captionText, mutedText]);
const marked = css([smallText, { paddingInlineStart: '1.1em', textIndent: '-1.1em' }]);

/** A way of working: description, occasion, team and duration. */
export function ModePanel({ mode, className }: ModePanelProps) {
  return (
    <article css={panel} className={className} id={mode.id} aria-labelledby={`${mode.id}-name`}>
      <h3 css={name} id={`${mode.id}-name`}>
        {mode.name}
      </h3>
      <p css={lead}>{mode.lead}</p>
      <p css={text}>{mode.text}</p>
      <Cases heading="Suits" cases={mode.suits} mark="over" />
      <Cases heading="Does not suit" cases={mode.does_not_suit} mark="under" />
      <Fact name="Team" text={mode.team} />
      <Fact name="Commitment" text={mode.commitment} />
    </article>
  );
}

interface CasesProps {
  heading: string;
  cases: readonly string[];
  mark: keyof typeof marks;
}

function Cases({ heading, cases, mark }: CasesProps) {
  return (
    <div css={row}>
      <h4 css={[term, { fontWeight: 400 }]}>{heading}</h4>
      <ul css={plainList}>
        {cases.map((each) => (
          <li key={each} css={marked}>
            <span css={marks[mark]} aria-hidden="true" />
            {each}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Fact({ name: heading, text: value }: { name: string; text: string }) {
  return (
    <div css={row}>
      <h4 css={[term, { fontWeight: 400 }]}>{heading}</h4>
      <p css={smallText}>{value}</p>
    </div>
  );
}
