import { createElement } from 'react';
import { iconShapes, type IconName } from './icon-shapes';

export interface IconProps {
  name: IconName;
  /** Side in px; default 20. */
  size?: number;
  className?: string;
}

/** An icon in the colour of the text around it. Decoration: words beside it carry its meaning. */
export function Icon({ name, size = 20, className }: IconProps) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      // Square as the rest of the design; a dot is a line without length, and would not show with cut ends.
      strokeLinecap="square"
      aria-hidden="true"
    >
      {iconShapes[name].map(([tag, attributes], index) =>
        createElement(tag, { key: index, ...attributes }),
      )}
    </svg>
  );
}
