import { css } from '@emotion/react';

/** Some designs set bands in a narrow column: what counts is the room for the drawing, not the window. */
export const diagramRoom = css({ containerType: 'inline-size' });

/**
 * Room in which the drawing's text is large enough to read: the narrower column of a document has it in a window of
 * 1280 px, less a scrollbar. The list stands in for it below that.
 */
export const wideEnough = '@container (min-width: 53rem)';
