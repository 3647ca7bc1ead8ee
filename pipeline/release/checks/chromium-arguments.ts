/**
 * Features of Chromium that are not needed here. The first four draw suggestions for the address bar, again for each
 * context, which took four tenths of all processor time. The others are from Playwright's own list, which this one
 * replaces: Chromium uses only the last such argument.
 */
const FEATURES_OFF = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'PreloadTopChromeWebUI',
  // A spare process for the next page.
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

/** Arguments of a Chromium that only opens pages. */
export const chromiumArguments: readonly string[] = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-sync',
  `--disable-features=${FEATURES_OFF.join(',')}`,
];
