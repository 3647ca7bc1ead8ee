/** "Publish now": an admin panel asks for a release, and a schedule takes the request within a minute. */
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isObject } from '@corporate-website/contract/is-object';
import {
  RELEASE_REQUESTS,
  releaseOrder,
  releaseState,
  requestEnd,
  takeOrder,
} from '@corporate-website/contract/release-requests';
import type { CallOptions } from '../call-options';
import {
  askForRelease,
  endRequest,
  noteReleaseState,
  readRequests,
  takeRequest,
} from '../database/release-requests';
import { isAdmin } from './bearer';
import { ApiError } from './errors';
import { hasSignature, isSigned, wholeBody } from './signed-webhook';

/** Hundreds of paths, and of problems in words. */
const STATE_BYTES = 1024 * 1024;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Adds the calls to a server of their own, whose prefix is the API's base path. */
export async function addReleaseRequests(
  server: FastifyInstance,
  { database, now, adminToken, most }: CallOptions,
): Promise<void> {
  const isOpen = (request: FastifyRequest) => isAdmin(request, adminToken);
  const asks = ({ method, routeOptions }: FastifyRequest) =>
    method === 'POST' && routeOptions.url?.endsWith(`/${RELEASE_REQUESTS}`) === true;
  server.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  // After the rate limit, so that guesses of the token count. Whoever has it is not limited: a call too many would be a
  // release that nobody makes, and a flood of them is one request that waits.
  server.addHook('preParsing', async (request, reply, payload) => {
    if (isOpen(request)) return payload;
    if (hasSignature(request) && asks(request)) {
      const body = await wholeBody(payload, reply);
      if (isSigned(request, body, adminToken, now())) return Readable.from([body]);
    }
    throw new ApiError(
      403,
      'A release is asked for with the token of the admin panel, or signed with it.',
    );
  });
  const limit = { config: { rateLimit: { max: most, allowList: isOpen } } };
  server.get(`/${RELEASE_REQUESTS}`, limit, () => readRequests(database));
  server.post(`/${RELEASE_REQUESTS}`, limit, async (request, reply) => {
    // The body of a signed webhook is about the item that was saved.
    const order = releaseOrder.safeParse(
      isOpen(request) && isObject(request.body) ? request.body : {},
    );
    if (!order.success) {
      throw new ApiError(
        422,
        'The command is release, rollback, hold or resume; its argument has at most 200 characters.',
      );
    }
    await askForRelease(database, now(), order.data);
    return reply.code(202).send(await readRequests(database));
  });
  server.post(`/${RELEASE_REQUESTS}/take`, limit, (request) => {
    const order = takeOrder.safeParse(isObject(request.body) ? request.body : {});
    if (!order.success) throw new ApiError(422, 'It takes whether only what is urgent is meant.');
    return takeRequest(database, now(), order.data);
  });
  server.post(
    `/${RELEASE_REQUESTS}/state`,
    { ...limit, bodyLimit: STATE_BYTES },
    async (request, reply) => {
      const state = releaseState.safeParse(request.body);
      if (!state.success) throw new ApiError(422, 'This is not the state that a release tells.');
      await noteReleaseState(database, state.data, now());
      return reply.code(204).send();
    },
  );
  server.post(`/${RELEASE_REQUESTS}/:id/ended`, limit, async (request) => {
    const { id } = request.params as { id: string };
    const end = requestEnd.safeParse(request.body);
    if (!end.success) throw new ApiError(422, 'It takes the outcome of the run and its seconds.');
    if (!UUID.test(id) || !(await endRequest(database, id, end.data, now()))) {
      throw new ApiError(404, 'There is no such request under way.');
    }
    return readRequests(database);
  });
}
