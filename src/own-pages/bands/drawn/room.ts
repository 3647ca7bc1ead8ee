/** Room for a drawing as it is on a desk: columns beside each other. */
export const roomy = '@container (min-width: 44rem)';

/** Less than that: one thing below the other. */
export const close = '@container not (min-width: 44rem)';
