import { iconPath } from './icon-path';
import { iconShapes, type IconName, type Shape } from './icon-shapes';

interface Look {
  /** Side in px; default 20. */
  size?: number;
  className?: string;
}

export interface IconProps extends Look {
  name: IconName;
}

/** An icon in the colour of the text around it. Decoration: words beside it carry its meaning. */
export function Icon({ name, ...look }: IconProps) {
  return <IconDrawing shapes={iconShapes[name]} {...look} />;
}

/** The same for shapes that are not among the icons of pages. */
export function IconDrawing({ shapes, size = 20, className }: Look & { shapes: readonly Shape[] }) {
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
      <path d={iconPath(shapes)} />
    </svg>
  );
}
