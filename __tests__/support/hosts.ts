/** The site's own hosts, as `src/content/company.yaml` names them: tests hold for whatever company it is. */
import { environments, type EnvironmentName } from '../../src/site/environments';

const hostOf = (name: EnvironmentName): string => environments[name].hosts.at(-1) ?? '';

export const PRODUCTION_HOST = hostOf('production');
export const STAGE_HOST = hostOf('stage');
export const QA_HOST = hostOf('qa');

/** Parent domain of the hosts of production; it may be one itself. */
export const DOMAIN = PRODUCTION_HOST.replace(/^www\./, '');
