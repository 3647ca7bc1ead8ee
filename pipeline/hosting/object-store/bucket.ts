/** A bucket of an S3-compatible store, by the official SDK: https://docs.aws.amazon.com/AmazonS3/latest/API/ */
import fs from 'node:fs';
import path from 'node:path';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { shownUrl } from '@corporate-website/contract/shown-url';
import type { SiteObject } from './objects';

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

/** An error with place, cause and remedy of a failure. The SDK's message contains no secrets. */
function explained(settings: BucketSettings, what: string, thrown: unknown): Error {
  const where = `bucket ${settings.bucket}${settings.endpoint ? ` at ${shownUrl(settings.endpoint)}` : ''}`;
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

export class Bucket {
  readonly #client: S3Client;
  readonly #settings: BucketSettings;
  readonly #signal: AbortSignal | undefined;
  /** Sent with each request. */
  readonly #untilEnded: { abortSignal?: AbortSignal };

  /**
   * The SDK finds the credentials: in the environment, a profile, or the machine's role.
   * @param signal aborts open requests, and all later ones
   */
  constructor(settings: BucketSettings, signal?: AbortSignal) {
    this.#settings = settings;
    this.#signal = signal;
    this.#untilEnded = signal ? { abortSignal: signal } : {};
    this.#client = new S3Client({
      region: settings.region,
      forcePathStyle: settings.forcePathStyle,
      maxAttempts: ATTEMPTS,
      // The SDK waits for ever by default. No `requestTimeout`: a large file may take long on a slow connection.
      requestHandler: {
        connectionTimeout: CONNECT_MS,
        socketTimeout: settings.silenceMs ?? SILENCE_MS,
      },
      // Other providers do not know the newer checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      ...(settings.endpoint === undefined ? {} : { endpoint: settings.endpoint }),
    });
  }

  async #run<T>(what: string, action: () => Promise<T>): Promise<T> {
    try {
      return await action();
    } catch (thrown) {
      if (this.#signal?.aborted) {
        throw new Error(`${what}: the upload was aborted.`, { cause: this.#signal.reason });
      }
      throw explained(this.#settings, what, thrown);
    }
  }

  /** The text of an object; null if it is missing. */
  read(key: string): Promise<string | null> {
    return this.#run(`${key} could not be read`, async () => {
      try {
        const { Body } = await this.#client.send(
          new GetObjectCommand({ Bucket: this.#settings.bucket, Key: key }),
          this.#untilEnded,
        );
        return (await Body?.transformToString()) ?? '';
      } catch (thrown) {
        if (thrown instanceof NoSuchKey) return null;
        throw thrown;
      }
    });
  }

  write(key: string, text: string): Promise<void> {
    return this.#run(`${key} could not be written`, async () => {
      await this.#client.send(
        new PutObjectCommand({
          Bucket: this.#settings.bucket,
          Key: key,
          Body: text,
          ContentType: 'application/json',
          CacheControl: 'no-store',
        }),
        this.#untilEnded,
      );
    });
  }

  /** @returns the number of bytes sent */
  send(siteDir: string, object: SiteObject): Promise<number> {
    return this.#run(`${object.key} could not be sent`, async () => {
      const bytes = await fs.promises.readFile(path.join(siteDir, object.file));
      await this.#client.send(
        new PutObjectCommand({
          Bucket: this.#settings.bucket,
          Key: object.key,
          Body: bytes,
          ContentType: object.contentType,
          CacheControl: object.cacheControl,
          ContentEncoding: object.contentEncoding,
          WebsiteRedirectLocation: object.redirect,
        }),
        this.#untilEnded,
      );
      return bytes.length;
    });
  }

  /** One at a time: not every provider can delete many at once. */
  remove(key: string): Promise<void> {
    return this.#run(`${key} could not be removed`, async () => {
      await this.#client.send(
        new DeleteObjectCommand({ Bucket: this.#settings.bucket, Key: key }),
        this.#untilEnded,
      );
    });
  }

  close(): void {
    this.#client.destroy();
  }
}
