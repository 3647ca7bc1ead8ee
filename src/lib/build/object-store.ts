/** A bucket of an S3-compatible store: its settings and its client, by the official SDK. */
import { S3Client, S3ServiceException } from '@aws-sdk/client-s3';

export interface BucketSettings {
  bucket: string;
  region: string;
  /** The address of a provider other than Amazon, such as `https://s3.example.com`. */
  endpoint?: string;
  /** Whether the bucket is in the path instead of the host. */
  forcePathStyle: boolean;
  /** Timeout of a stalled request before a retry, in milliseconds; a minute by default. */
  silenceMs?: number;
}

const ATTEMPTS = 5;
const SILENCE_MS = 60_000;
/** Timeout of connecting to the store, in milliseconds. */
const CONNECT_MS = 10_000;

/** Names of the settings of a bucket. */
export interface BucketNames {
  bucket: string;
  region: string;
  endpoint: string;
  pathStyle: string;
}

/**
 * Reads the settings of a bucket.
 * @param refuse is told a setting that is no http(s) address, and its value
 * @returns null without a bucket
 */
export function readBucketSettings(
  env: Readonly<Record<string, string | undefined>>,
  names: BucketNames,
  refuse: (setting: string, given: string) => void,
): BucketSettings | null {
  const bucket = env[names.bucket];
  if (!bucket) return null;
  const endpoint = env[names.endpoint];
  if (endpoint && !(/^https?:\/\//.test(endpoint) && URL.canParse(endpoint))) {
    refuse(names.endpoint, endpoint);
  }
  return {
    bucket,
    region: env[names.region] || env['AWS_REGION'] || 'us-east-1',
    forcePathStyle: env[names.pathStyle] === '1',
    ...(endpoint ? { endpoint } : {}),
  };
}

/** A client. The SDK finds the credentials: in the environment, a profile, or the machine's role. */
export function bucketClient({
  region,
  forcePathStyle,
  endpoint,
  silenceMs,
}: BucketSettings): S3Client {
  return new S3Client({
    region,
    forcePathStyle,
    maxAttempts: ATTEMPTS,
    // The SDK waits for ever by default. No `requestTimeout`: a large file may take long on a slow connection.
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      socketTimeout: silenceMs ?? SILENCE_MS,
    },
    // Other providers do not know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint === undefined ? {} : { endpoint }),
  });
}

/** An error with place, cause and remedy of a failure. The SDK's message contains no secrets. */
export function bucketError(settings: BucketSettings, what: string, thrown: unknown): Error {
  const where = `bucket ${settings.bucket}${settings.endpoint ? ` at ${new URL(settings.endpoint).origin}` : ''}`;
  const name = thrown instanceof Error ? thrown.name : '';
  const status = thrown instanceof S3ServiceException ? thrown.$metadata.httpStatusCode : undefined;
  const advice =
    status === 403 || /Credentials/.test(name)
      ? ' Check the credentials (such as AWS_ACCESS_KEY_ID), and that they may list the bucket and read, write and delete its objects. Without the right to list (s3:ListBucket), Amazon answers 403 for a missing object.'
      : status === 404
        ? ' Check S3_BUCKET, S3_REGION and S3_ENDPOINT.'
        : '';
  const text = (thrown instanceof Error ? thrown.message : String(thrown)).replace(/\.$/, '');
  return new Error(`${what}, ${where}: ${name} ${text}.${advice}`, { cause: thrown });
}
