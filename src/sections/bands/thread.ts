import { color } from '../../styles/tokens';

/** The page's own thread, set at its root by the template; on pages without one, the colour of action. */
export const thread = `var(--thread, ${color.action})`;
