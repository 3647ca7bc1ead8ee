import { CONSENT_SCRIPT } from '../../consent/consent-script';
import { THEME_SCRIPT } from '../../shell/theme-script';

/** Runs in each page before anything is painted: one script, whose hash is named once. */
export const HEAD_SCRIPT = [THEME_SCRIPT, CONSENT_SCRIPT].join(';');
