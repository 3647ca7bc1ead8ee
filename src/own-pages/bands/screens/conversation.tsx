import { css } from '@emotion/react';
import { hiddenText } from '../../../styles/layout';
import { captionText, mutedText, smallText } from '../../../styles/text';
import { thread } from '../../../styles/thread';
import { color, radius, space } from '../../../styles/tokens';
import type { ViewBodyProps } from './product-window';

const list = css({ display: 'grid', gap: space.s, margin: 0, padding: `${space.s} ${space.m}` });
const turn = css({ display: 'grid', gap: space.hair, justifyItems: 'start', maxWidth: '34rem' });
const asked = css({ justifyItems: 'end', justifySelf: 'end' });
const who = css([captionText, mutedText]);
const said = css([
  smallText,
  {
    padding: `${space.xs} ${space.m}`,
    border: `1px solid ${color.line}`,
    borderRadius: radius.control,
    backgroundColor: color.raised,
  },
]);
const question = css({ borderColor: color.edge, backgroundColor: 'transparent' });
/** Sums and sources stand under the statements they prove, on a thread. */
const proof = css([
  smallText,
  mutedText,
  { paddingInlineStart: space.m, borderInlineStart: `3px solid ${thread}` },
]);

const proofs: ReadonlySet<string> = new Set(['Sum', 'Source']);

/** Rows of speaker and message as a conversation; the first speaker is the one who asks. */
export function Conversation({ rows: [, ...rows] }: ViewBodyProps) {
  const asker = rows[0]?.[0];
  return (
    <dl css={list}>
      {rows.map(([speaker = '', message = ''], index) => {
        const isProof = proofs.has(speaker);
        const isAsked = speaker === asker;
        const isSame = rows[index - 1]?.[0] === speaker;
        return (
          <div key={index} css={[turn, isAsked && asked]}>
            <dt css={isSame ? hiddenText : who}>{speaker}</dt>
            <dd css={isProof ? proof : [said, isAsked && question]}>{message}</dd>
          </div>
        );
      })}
    </dl>
  );
}
