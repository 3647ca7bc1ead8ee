/** A bucket of an S3-compatible store, by the official SDK: https://docs.aws.amazon.com/AmazonS3/latest/API/ */
import fs from 'node:fs';
import path from 'node:path';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import {
  bucketClient,
  bucketError,
  type BucketSettings,
} from '../../../src/lib/build/object-store';
import type { SiteObject } from './objects';

export class Bucket {
  readonly #client: S3Client;
  readonly #settings: BucketSettings;
  readonly #signal: AbortSignal | undefined;
  /** Sent with each request. */
  readonly #untilEnded: { abortSignal?: AbortSignal };

  /** @param signal aborts open requests, and all later ones */
  constructor(settings: BucketSettings, signal?: AbortSignal) {
    this.#settings = settings;
    this.#signal = signal;
    this.#untilEnded = signal ? { abortSignal: signal } : {};
    this.#client = bucketClient(settings);
  }

  async #run<T>(what: string, action: () => Promise<T>): Promise<T> {
    try {
      return await action();
    } catch (thrown) {
      if (this.#signal?.aborted) {
        throw new Error(`${what}: the upload was aborted.`, { cause: this.#signal.reason });
      }
      throw bucketError(this.#settings, what, thrown);
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
