import { REPLY_TIME } from '../../site/reply-time';

/** Who answers a message about a page, when, and what follows: said before it is sent. */
export function ReplyLine({ isOfPractice }: { isOfPractice: boolean }) {
  return isOfPractice
    ? `The practice lead replies by email within ${REPLY_TIME}, and offers a 45\u2011minute call.`
    : `The person responsible replies by email within ${REPLY_TIME} and says what happens next.`;
}
