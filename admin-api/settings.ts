/** The server's settings, from the environment. */
import path from 'node:path';
import type { StoppingTimes } from './entrance';
import { readRetention, RETENTION_EXAMPLE, type RetentionDays } from './retention';
import { developmentOrigins, type ServerOptions } from './server';

type Environment = Readonly<Record<string, string | undefined>>;

export interface Settings extends Omit<ServerOptions, 'database' | 'serverFactory'> {
  host: string;
  port: number;
  /** Address of a PostgreSQL server, where one is used. */
  databaseUrl: string | undefined;
  /** PGlite's folder, or `memory`. */
  dataDir: string;
  stopping: StoppingTimes;
}

/** Thrown where a setting cannot be used; the message says which and why. */
export class SettingError extends Error {}

function wholeNumber(
  environment: Environment,
  name: string,
  missing: number,
  most: number,
): number {
  const text = environment[name];
  if (!text) return missing;
  const value = Number(text);
  if (Number.isInteger(value) && value >= 0 && value <= most) return value;
  throw new SettingError(`${name} must be a whole number up to ${most}, not "${text}".`);
}

function address(name: string, text: string): string {
  try {
    const url = new URL(text);
    if (/^https?:$/.test(url.protocol)) return url.href.replace(/\/+$/, '');
  } catch {
    // Told below.
  }
  throw new SettingError(`${name} must be an absolute http or https address, not "${text}".`);
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

function retention(environment: Environment): RetentionDays {
  const text = environment['ENQUIRY_RETENTION_DAYS'];
  if (!text) return {};
  const days = readRetention(text);
  if (days) return days;
  throw new SettingError(`ENQUIRY_RETENTION_DAYS must be ${RETENTION_EXAMPLE}, not "${text}".`);
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
    port: wholeNumber(environment, 'PORT', 4000, 65_535),
    databaseUrl,
    dataDir: dataDir === 'memory' ? dataDir : path.resolve(dataDir),
    contentDir: path.resolve(
      environment['ADMIN_API_CONTENT_DIR'] || path.join(root, 'admin-api', 'content'),
    ),
    publicUrl: publicUrl ? address('ADMIN_API_PUBLIC_URL', publicUrl) : undefined,
    siteOrigins: origins(environment, development),
    rateLimit: {
      max: wholeNumber(environment, 'ADMIN_API_WRITES_A_MINUTE', 30, 1_000_000),
      windowMs: 60_000,
    },
    stopping: {
      drainMs: wholeNumber(environment, 'ADMIN_API_DRAIN_SECONDS', 0, 600) * 1000,
      deadlineMs: wholeNumber(environment, 'ADMIN_API_STOP_SECONDS', 10, 600) * 1000,
    },
    retentionDays: retention(environment),
    trustProxy: environment['TRUST_PROXY'] || false,
    development,
    logLevel: environment['LOG_LEVEL'] || 'info',
  };
}
