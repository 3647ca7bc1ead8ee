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
import { shownUrl } from '../../../contract/shown-url';
import type { SiteObject } from './objects';

export interface BucketSettings {
  bucket: string;
  region: string;
  /** Of another provider than Amazon, such as `https://s3.example.com`. */
  endpoint?: string;
  /** Whether the bucket is named in the path instead of the host. */
  forcePathStyle: boolean;
  /** Time-out of a silent store before a retry, in milliseconds; a minute by default. */
  silenceMs?: number;
}

const ATTEMPTS = 5;
const SILENCE_MS = 60_000;
/** Time-out of connecting to the store, in milliseconds. */
const CONNECT_MS = 10_000;

/** The place, cause and remedy of a failure; keeps the SDK's own words, in which there are no secrets. */
function explained(settings: BucketSettings, what: string, thrown: unknown): Error {
  const where = `bucket ${settings.bucket}${settings.endpoint ? ` at ${shownUrl(settings.endpoint)}` : ''}`;
  const name = thrown instanceof Error ? thrown.name : '';
  const status = thrown instanceof S3ServiceException ? thrown.$metadata.httpStatusCode : undefined;
  const advice =
    status === 403 || /Credentials/.test(name)
      ? ' Check the credentials (AWS_ACCESS_KEY_ID and its like) and that they may list the bucket and read, write and delete objects there: to who may not list (s3:ListBucket), Amazon answers 403 for what is not there yet.'
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
  /** Given with each request. */
  readonly #untilEnded: { abortSignal?: AbortSignal };

  /**
   * Credentials come from where the SDK looks for them: the environment, a profile, the machine's role.
   * @param signal ends what is under way, and lets nothing begin any more
   */
  constructor(settings: BucketSettings, signal?: AbortSignal) {
    this.#settings = settings;
    this.#signal = signal;
    this.#untilEnded = signal ? { abortSignal: signal } : {};
    this.#client = new S3Client({
      region: settings.region,
      forcePathStyle: settings.forcePathStyle,
      maxAttempts: ATTEMPTS,
      // The SDK's own standard is to wait for ever. Not `requestTimeout`: a large file may take long on a slow line.
      requestHandler: {
        connectionTimeout: CONNECT_MS,
        socketTimeout: settings.silenceMs ?? SILENCE_MS,
      },
      // Stores of other makes do not know the newer checksums.
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
        throw new Error(`${what}: the upload was ended.`, { cause: this.#signal.reason });
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

  /** @returns the bytes that were sent */
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

  /** One by one: not every store knows how to remove many at a time. */
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
