import { WEAVES, type ServiceKey } from './weaving/weaves';
import { threadColor } from '../styles/tokens';
import { WeaveFill } from './weave-fill';

export interface WeaveSwatchProps {
  service: ServiceKey;
  /** Side of one crossing, in px. */
  cell?: number;
  className?: string;
}

/** A service's weave in its own thread, as large as its box. Decoration. */
export function WeaveSwatch({ service, cell = 12, className }: WeaveSwatchProps) {
  return (
    <WeaveFill
      weave={WEAVES[service]}
      warp={threadColor(service)}
      cell={cell}
      className={className}
    />
  );
}
