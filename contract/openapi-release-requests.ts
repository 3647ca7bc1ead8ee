/** The calls for "publish now", as the OpenAPI document has them. */
import type * as z from 'zod/mini';
import { errorResponse, json, ref, toJsonSchema, type JsonSchema } from './openapi-schemas';
import {
  RELEASE_REQUESTS,
  releaseOrder,
  releaseRequests,
  releaseState,
  requestEnd,
  takenRequest,
  takeOrder,
} from './release-requests';

const answer = (description: string, schema: JsonSchema) => ({
  description,
  content: json(schema),
});

const refusals = {
  403: errorResponse('The admin token or the signature is missing or wrong.'),
  429: errorResponse('Too many calls came from this address.'),
  '5XX': ref('responses', 'Failure'),
};

const body = (schema: z.ZodMiniType, required = true) => ({
  required,
  content: json(toJsonSchema(schema)),
});

const status = toJsonSchema(releaseRequests);

const operation = (name: string, summary: string, more: JsonSchema) => ({
  operationId: name,
  tags: ['Releases'],
  summary,
  security: [{ adminToken: [] }],
  ...more,
});

/** The paths with their operations. */
export function releaseRequestPaths(): Record<string, JsonSchema> {
  const told = { responses: { 200: answer('As it stands.', status), ...refusals } };
  return {
    [`/${RELEASE_REQUESTS}`]: {
      get: operation('release-requests', 'What waits, what is under way, what ended last', told),
      post: operation('ask-for-release', 'Publish now, go back, hold or go on', {
        requestBody: body(releaseOrder, false),
        security: [{ adminToken: [] }, { signedWebhook: [] }],
        responses: {
          202: answer(
            'It is asked for. One request waits at most: another call while it does is counted in it, and it is due five seconds after the last, a minute after the first at the latest.',
            status,
          ),
          ...refusals,
        },
      }),
    },
    [`/${RELEASE_REQUESTS}/take`]: {
      post: operation('take-release-request', 'A schedule takes the request that is due', {
        requestBody: body(takeOrder, false),
        responses: {
          200: answer('The request, which no other gets.', toJsonSchema(takenRequest)),
          ...refusals,
        },
      }),
    },
    [`/${RELEASE_REQUESTS}/state`]: {
      post: operation('tell-release-state', 'The releases tell how the site stands', {
        requestBody: body(releaseState),
        responses: {
          204: { description: 'It is noted.' },
          ...refusals,
          422: errorResponse('It is not such a state.'),
        },
      }),
    },
    [`/${RELEASE_REQUESTS}/{id}/ended`]: {
      post: operation('end-release-request', 'A schedule tells how the run ended', {
        parameters: [
          {
            name: 'id',
            in: 'path',
            required: true,
            description: 'The request that was taken.',
            schema: { type: 'string', format: 'uuid' },
          },
        ],
        requestBody: body(requestEnd),
        responses: {
          ...told.responses,
          404: errorResponse('There is no such request under way.'),
          422: errorResponse('The outcome or the seconds are missing.'),
        },
      }),
    },
  };
}

export const releaseRequestTag = {
  name: 'Releases',
  description: 'An urgent correction need not wait for the schedule.',
};
