/** Media in a bucket of an S3-compatible store, which all servers of a database share. */
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { bucketClient, bucketError, type BucketSettings } from '../../src/lib/build/object-store';
import { typeOf } from '../content-loader/load-media';
import { mediaName, type MediaStore, type OpenMedia } from './store';

/** Fastify and the desk answer it as "not available at the moment". */
const UNAVAILABLE = { statusCode: 503 };

/** @returns the store, and how to end its connections */
export function bucketStore(settings: BucketSettings): { store: MediaStore; close: () => void } {
  const client = bucketClient(settings);
  const at = (name: string) => ({ Bucket: settings.bucket, Key: mediaName(name) });
  const attempt = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (thrown) {
      const error = bucketError(settings, what, thrown);
      // The log of a request has the error's name and place alone.
      console.error(error.message);
      throw Object.assign(error, UNAVAILABLE);
    }
  };
  const open = (name: string): Promise<OpenMedia | undefined> =>
    attempt(`${name} could not be read`, async () => {
      try {
        const found = await client.send(new GetObjectCommand(at(name)));
        const body = found.Body instanceof Readable ? found.Body : Readable.from([]);
        return { body, bytes: found.ContentLength, etag: found.ETag };
      } catch (thrown) {
        if (thrown instanceof NoSuchKey) return undefined;
        throw thrown;
      }
    });
  const store: MediaStore = {
    open,
    read: async (name) => {
      const found = await open(name);
      return found && Buffer.concat(await found.body.toArray());
    },
    put: (name, bytes) =>
      attempt(`${name} could not be stored`, async () => {
        const contents = { Body: bytes, ContentType: typeOf(name) };
        await client.send(new PutObjectCommand({ ...at(name), ...contents }));
      }),
    remove: (name) =>
      attempt(`${name} could not be removed`, async () => {
        await client.send(new DeleteObjectCommand(at(name)));
      }),
  };
  return { store, close: () => client.destroy() };
}
