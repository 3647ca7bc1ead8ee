import { WeaveFill } from '../../../cloth/weave-fill';
import { WEAVES } from '../../../cloth/weaving/weaves';
import { thread } from '../../../styles/thread';

const CELL = 8;

/** A strip of plain weave in the thread of the page, as large as its box. Decoration. */
export function ThreadStrip() {
  return <WeaveFill weave={WEAVES.blockchain} warp={thread} cell={CELL} />;
}
