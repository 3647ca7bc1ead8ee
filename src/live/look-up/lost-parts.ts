/** Parts of the page for an unknown address. A built page's browser has `lost-parts.browser.ts`. */
export { LooseThread } from './loose-thread';
export { WaysOn } from './ways-on';
