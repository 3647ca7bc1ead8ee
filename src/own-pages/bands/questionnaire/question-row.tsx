import { css } from '@emotion/react';
import { useId } from 'react';
import { hiddenText } from '../../../styles/layout';
import { forcedColours, from, hover } from '../../../styles/media';
import { captionText, h4Text, mutedText, smallText, tabular } from '../../../styles/text';
import { thread } from '../../../styles/thread';
import { color, radius, size, space } from '../../../styles/tokens';

export interface QuestionRowProps {
  question: Queries.QuestionnaireBandFragment['questions'][number];
  number: number;
}

const item = css({
  borderTop: `1px solid ${color.line}`,
  '&:first-of-type': { borderTopColor: color.ink },
});
const fieldset = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.xs} ${space.gap}`,
  minWidth: 0,
  margin: 0,
  padding: `${space.m} 0`,
  border: 0,
  [from.medium]: { gridTemplateColumns: '2.5rem minmax(0, 1fr) auto' },
});
const number = css([captionText, mutedText, tabular, { [from.medium]: { paddingTop: '0.35em' } }]);
const words = css({ display: 'grid', gap: space.xs, alignContent: 'start' });
const weightText = css([
  captionText,
  mutedText,
  { display: 'flex', gap: space.xs, alignItems: 'center' },
]);
/** As many picks as the question weighs. */
const pick = css({
  display: 'inline-block',
  width: 4,
  height: 14,
  marginInlineEnd: 3,
  backgroundColor: thread,
  [forcedColours]: { backgroundColor: 'CanvasText' },
});
const answers = css({
  display: 'flex',
  gap: space.xs,
  alignSelf: 'start',
  marginTop: space.xs,
  [from.medium]: { marginTop: 0 },
});
const option = css({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minHeight: '2.75rem',
  paddingInline: space.m,
  border: `1px solid ${color.edge}`,
  borderRadius: radius.control,
  fontSize: size.small,
  cursor: 'pointer',
  [hover]: { '&:hover': { borderColor: color.ink } },
  '&:has(:checked)': {
    borderColor: color.ink,
    boxShadow: `inset 0 0 0 1px ${color.ink}`,
    fontWeight: 600,
  },
  '&:has(:focus-visible)': { outline: `3px solid ${color.focus}`, outlineOffset: 2 },
  [forcedColours]: { '&:has(:checked)': { borderColor: 'Highlight' } },
});
const radio = css({
  width: '1.125rem',
  height: '1.125rem',
  margin: 0,
  accentColor: color.ink,
  cursor: 'pointer',
  '&:focus-visible': { outline: 'none' },
});
const counts = [1, 2, 3].map((weight) =>
  css({ '&:checked': { counterIncrement: `score ${weight}` } }),
);

/** A question, its reason, the weight of a no, and the two answers. */
export function QuestionRow({
  question: { id, question, why, weight },
  number: at,
}: QuestionRowProps) {
  const legend = useId();
  const about = useId();
  return (
    <li css={item}>
      <fieldset css={fieldset} aria-labelledby={legend} aria-describedby={about}>
        <span css={number} aria-hidden="true">
          {String(at).padStart(2, '0')}
        </span>
        <div css={words}>
          <p css={h4Text} id={legend}>
            {question}
          </p>
          <div css={words} id={about}>
            <p css={[smallText, mutedText]}>{why}</p>
            <p css={weightText}>
              <span aria-hidden="true">
                {Array.from({ length: weight }, (_, index) => (
                  <span key={index} css={pick} />
                ))}
              </span>
              Weight {weight}
            </p>
          </div>
        </div>
        <div css={answers}>
          <Option name={id} value="yes" />
          <Option name={id} value="no" count={weight} />
        </div>
      </fieldset>
    </li>
  );
}

const texts = { yes: 'Yes', no: 'No' } as const;

function Option({
  name,
  value,
  count,
}: {
  name: string;
  value: keyof typeof texts;
  count?: number;
}) {
  return (
    <label css={option}>
      <input css={[radio, count && counts[count - 1]]} type="radio" name={name} value={value} />
      {texts[value]}
      {count ? <span css={hiddenText}>, counts {count}</span> : null}
    </label>
  );
}
