import { THEME_KEY } from '../site/theme';

/**
 * Runs in the head before anything is painted. Constant, so that a Content-Security-Policy can name its hash.
 * Storage that is turned off throws; the system's theme stays then.
 */
export const THEME_SCRIPT = `try{const t=localStorage.getItem(${JSON.stringify(THEME_KEY)});if(/^(light|dark)$/.test(t))document.documentElement.dataset.theme=t}catch{}`;
