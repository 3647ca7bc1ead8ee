/** The server's settings, from the environment. */
import path from 'node:path';
import { shownUrl } from '@corporate-website/contract/shown-url';
import { readLevels, type Levels } from '../src/editorial/build/rules';
import { readBucketSettings, type BucketSettings } from '../src/lib/build/object-store';
import type { StoppingTimes } from './entrance';
import { SettingError, wholeNumber, type Environment } from './environment';
import { readNoticeSettings } from './notices/settings';
import { readProxies } from './proxies';
import { readRetention, RETENTION_EXAMPLE, type RetentionDays } from './retention';
import { developmentOrigins, type DeskSettings, type ServerOptions } from './server';

export interface Settings extends Omit<
  ServerOptions,
  'database' | 'checkRoom' | 'compact' | 'media' | 'serverFactory'
> {
  host: string;
  port: number;
  /** Address of a PostgreSQL server, where one is used. */
  databaseUrl: string | undefined;
  /** PGlite's folder, or `memory`. */
  dataDir: string;
  /** The bucket of uploaded media; null: a folder below `dataDir`. */
  mediaBucket: BucketSettings | null;
  stopping: StoppingTimes;
}

export { SettingError };

function address(name: string, text: string): string {
  try {
    const url = new URL(text);
    if (/^https?:$/.test(url.protocol)) return url.href.replace(/\/+$/, '');
  } catch {
    // Told below.
  }
  throw new SettingError(
    `${name} must be an absolute http or https address, not "${shownUrl(text)}".`,
  );
}

function origins(environment: Environment, development: boolean): readonly string[] {
  const listed = environment['SITE_ORIGINS'] || (development ? '' : environment['SITE_URL']) || '';
  if (!listed) return development ? developmentOrigins : [];
  const addresses = listed
    .split(',')
    .map((text) => text.trim())
    .filter(Boolean);
  return addresses.map((text) => new URL(address('SITE_ORIGINS', text)).origin);
}

/** Whoever guesses it sees every draft. */
const LEAST_TOKEN = 32;

function adminToken(environment: Environment): string | undefined {
  const token = environment['ADMIN_API_TOKEN'] || undefined;
  if (token === undefined || /^[\x21-\x7e]{32,500}$/.test(token)) return token;
  throw new SettingError(
    `ADMIN_API_TOKEN must have ${LEAST_TOKEN} to 500 letters, digits and signs without spaces, such as \`openssl rand -hex 32\` gives.`,
  );
}

function retention(environment: Environment): RetentionDays {
  const text = environment['ENQUIRY_RETENTION_DAYS'];
  if (!text) return {};
  const days = readRetention(text);
  if (days) return days;
  throw new SettingError(`ENQUIRY_RETENTION_DAYS must be ${RETENTION_EXAMPLE}, not "${text}".`);
}

const MEDIA_BUCKET = {
  bucket: 'MEDIA_S3_BUCKET',
  region: 'MEDIA_S3_REGION',
  endpoint: 'MEDIA_S3_ENDPOINT',
  pathStyle: 'MEDIA_S3_PATH_STYLE',
};

const ON_OR_OFF = ['on', 'off'];
const MINUTES_OF_A_DAY = 24 * 60;

function editorialLevels(text: string | undefined): Levels {
  try {
    return readLevels(text);
  } catch (error) {
    throw new SettingError((error as Error).message);
  }
}

function desk(environment: Environment): DeskSettings | undefined {
  const isOn = environment['ADMIN_DESK'] || 'on';
  if (!ON_OR_OFF.includes(isOn))
    throw new SettingError(`ADMIN_DESK must be ${ON_OR_OFF.join(' or ')}, not "${isOn}".`);
  const range = { missing: 0, most: MINUTES_OF_A_DAY };
  const releaseMinutes = wholeNumber(environment, 'DESK_RELEASE_MINUTES', range) || undefined;
  const levels = editorialLevels(environment['EDITORIAL_LEVELS']);
  const allowedHosts = (environment['MEDIA_ALLOWED_HOSTS'] ?? '').split(',');
  return isOn === 'on' ? { releaseMinutes, levels, allowedHosts } : undefined;
}

/**
 * @throws {SettingError}
 */
export function readSettings(environment: Environment): Settings {
  const development = environment['NODE_ENV'] !== 'production';
  const root = path.join(import.meta.dirname, '..');
  const publicUrl = environment['ADMIN_API_PUBLIC_URL'];
  const databaseUrl = environment['DATABASE_URL'] || undefined;
  if (databaseUrl && !/^postgres(?:ql)?:\/\//.test(databaseUrl)) {
    throw new SettingError(
      'DATABASE_URL must be an address such as postgres://user:password@host/name.',
    );
  }
  const dataDir = environment['ADMIN_API_DATA_DIR'] || path.join(root, '.site', 'admin-api');
  return {
    host: environment['HOST'] || '127.0.0.1',
    port: wholeNumber(environment, 'PORT', { missing: 4000, most: 65_535 }),
    databaseUrl,
    dataDir: dataDir === 'memory' ? dataDir : path.resolve(dataDir),
    mediaBucket: readBucketSettings(environment, MEDIA_BUCKET, address),
    contentDir: path.resolve(
      environment['ADMIN_API_CONTENT_DIR'] || path.join(root, 'admin-api', 'content'),
    ),
    publicUrl: publicUrl ? address('ADMIN_API_PUBLIC_URL', publicUrl) : undefined,
    siteOrigins: origins(environment, development),
    rateLimit: {
      max: wholeNumber(environment, 'ADMIN_API_WRITES_A_MINUTE', { missing: 30, most: 1_000_000 }),
      windowMs: 60_000,
    },
    stopping: {
      drainMs:
        wholeNumber(environment, 'ADMIN_API_DRAIN_SECONDS', { missing: 0, most: 600 }) * 1000,
      deadlineMs:
        wholeNumber(environment, 'ADMIN_API_STOP_SECONDS', { missing: 10, most: 600 }) * 1000,
    },
    notices: readNoticeSettings(environment),
    retentionDays: retention(environment),
    adminToken: adminToken(environment),
    desk: desk(environment),
    trustProxy: readProxies(environment),
    development,
    logLevel: environment['LOG_LEVEL'] || 'info',
  };
}
