import 'react';

declare module 'react' {
  /** Styles of an element may set custom properties, which its rules read. */
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}
