import { css } from '@emotion/react';

/** Some designs set bands in a narrow column: what counts is the room for the drawing, not the window. */
export const diagramRoom = css({ containerType: 'inline-size' });

/** Room in which the drawing's text is large enough to read; below that the list replaces it. */
export const wideEnough = '@container (min-width: 54rem)';
