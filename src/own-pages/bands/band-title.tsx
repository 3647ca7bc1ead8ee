import { NoHyphenBreak } from '../../components/no-hyphen-break';
import { h2Text } from '../../styles/text';
import { anchorOf } from '../anchor';

/** The heading of a band, which can be linked to. */
export function BandTitle({ children, className }: { children: string; className?: string }) {
  return (
    <h2 css={h2Text} id={anchorOf(children)} className={className}>
      <NoHyphenBreak>{children}</NoHyphenBreak>
    </h2>
  );
}
