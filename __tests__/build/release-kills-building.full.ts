/** A release that is killed while its site is made: `npm run test:full`. */
import { printing, releaseKills } from '../support/release-kills';

releaseKills([
  ['while it pulls', printing(/Pulling from/)],
  ['when it has pulled', printing(/Outcome: live/)],
  ['before it sources', printing(/success onPreBootstrap/)],
  ['when nodes are made', printing(/success source and transform nodes/)],
  ['while it bundles', printing(/success write out requires/)],
  ['while it renders', printing(/success Writing page-data/)],
  ['when it has rendered', printing(/success Building static HTML/)],
  ['when Gatsby is done', printing(/Done building/)],
]);
