import { REPLY_TIME } from '../../site/reply-time';

/** Who answers a message about a page, when, and what follows: said before it is sent. */
export function ReplyLine({ isOfPractice }: { isOfPractice: boolean }) {
  return isOfPractice
    ? `The lead of the practice answers by email within ${REPLY_TIME}. A call of 45\u00a0minutes follows if you want one.`
    : `Somebody whose work it is answers by email within ${REPLY_TIME}, and says what follows.`;
}
