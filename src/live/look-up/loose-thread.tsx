import { Cloth } from '../../cloth/cloth';
import { looseCloth } from '../../cloth/weaving/loose-cloth';

const loose = looseCloth('/404');

/** The cloth of the page for an unknown address. */
export function LooseThread() {
  return <Cloth cloth={loose} threads={loose.threads} />;
}
