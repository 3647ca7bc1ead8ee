/**
 * Parts of Chromium's own window that are not needed here. Above all the address bar's suggestions: extra pages,
 * redrawn for each context, at four tenths of all processor time. The others are Playwright's, whose list this one
 * replaces.
 */
const FEATURES_OFF = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'PreloadTopChromeWebUI',
  // A process in reserve for each page that may come.
  'SpareRendererForSitePerProcess',
  'AimEnabled',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'OptimizationHints',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'Translate',
];

/** Arguments of a Chromium that looks at pages, and does nothing else. */
export const chromiumArguments: readonly string[] = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-sync',
  `--disable-features=${FEATURES_OFF.join(',')}`,
];
