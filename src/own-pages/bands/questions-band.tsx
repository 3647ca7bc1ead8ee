import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { RichText } from '../../rich-text/rich-text';
import { from } from '../../styles/media';
import { h3Text } from '../../styles/text';
import { thread, threadWidth } from '../../styles/thread';
import { space } from '../../styles/tokens';
import { Band } from './band';

export const query = graphql`
  fragment QuestionsBand on QuestionsBand {
    heading
    items {
      question
      answer_html
    }
  }
`;

const list = css({ display: 'grid', gap: space.xl });
const exchange = css({ display: 'grid', gap: space.s });
/** Beside the heading, a column of the page. */
const INDENT = `calc((100% + ${space.gap}) / 8)`;
// A dash of thread opens each answer, as a dash opens speech.
const answer = css({
  position: 'relative',
  paddingInlineStart: INDENT,
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 0,
    top: '0.8em',
    width: `calc(${INDENT} - ${space.s})`,
    borderTop: `${threadWidth}px solid ${thread}`,
    [from.wide]: { width: `calc(${INDENT} - ${space.l})` },
  },
});

/** Questions that a buyer asks, answered in the open: they are few, and a folded answer is not read. */
export function QuestionsBand({ band }: { band: Queries.QuestionsBandFragment }) {
  return (
    <Band heading={band.heading} layout="side">
      <div css={list}>
        {band.items.map(({ question, answer_html: html }) => (
          <div key={question} css={exchange}>
            <h3 css={h3Text}>{question}</h3>
            <div css={answer}>
              <RichText html={html} />
            </div>
          </div>
        ))}
      </div>
    </Band>
  );
}
