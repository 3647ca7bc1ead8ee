/** A release that is killed when its site is made: while it is checked, put together, and made live. `npm run test:full`. */
import {
  goingLive,
  holding,
  lookingAtPages,
  making,
  printing,
  releaseKills,
  releasesOf,
} from '../support/release-kills';

releaseKills([
  ['while files are checked', printing(/Search index: /)],
  ['while pages are looked at', lookingAtPages],
  ['while files are put into it', making(releasesOf, /^\./)],
  ['when it is described', holding('release.json')],
  ['when its rules are written', holding('nginx.conf')],
  ['when it is whole', making(releasesOf, /^\d/)],
  ['when it is live', goingLive],
]);
