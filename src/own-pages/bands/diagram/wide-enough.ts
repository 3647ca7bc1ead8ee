import { css } from '@emotion/react';

/** Some designs set bands in a narrow column: what counts is the room for the drawing, not the window. */
export const diagramRoom = css({ containerType: 'inline-size' });

/** Room in which the drawing's text comes out large enough to read; the list stands in where there is less. */
export const wideEnough = '@container (min-width: 54rem)';
