/**
 * All that runs before the visitor does anything: the shell's behaviour, in plain DOM. It serves the built HTML,
 * the hydrated page and every page after a navigation alike, since it listens on `document` and React never
 * writes the attributes that it sets. Bundled by `src/shell/build/early-script.ts`.
 */
import { ROUTE_EVENT } from '../../site/markup';
import { breakpoints } from '../../styles/breakpoints';
import { startApplication } from './application';
import { startBottomMargin } from './bottom-margin';
import { startConsent } from '../../consent/early/banner';
import { startFixedHeader } from './fixed-header';
import { startMenu } from './menu';
import { startMobileMenu } from './mobile-menu';
import { startPause } from './pause';
import { startReplay } from './replay';
import { startTheme } from './theme';
import { startVisit } from '../../consent/early/visit';

const nav = `${breakpoints.nav}px`;

startTheme();
startVisit();
startConsent();

const wide = matchMedia(`(min-width:${nav})`);
startMenu(wide);
startMobileMenu(wide);
startFixedHeader();
startBottomMargin(matchMedia(`(max-width:${nav})`));

startPause();
startReplay();
startApplication();

// The page may be kept whole for Back: it is found again with its menus closed.
addEventListener('pagehide', () => document.dispatchEvent(new Event(ROUTE_EVENT)));
