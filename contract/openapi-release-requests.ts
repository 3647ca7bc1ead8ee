/** The calls for "publish now", as the OpenAPI document has them. */
import { toJsonSchema, type JsonSchema } from './openapi-schemas';
import { RELEASE_REQUESTS, releaseCommands, releaseState, takeOrder } from './release-requests';

const ref = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` });
const json = (description: string, schema: JsonSchema) => ({
  description,
  content: { 'application/json': { schema } },
});

const refusals = {
  403: json('The admin token or the signature is missing or wrong.', ref('schemas', 'Error')),
  429: json('Too many calls came from this address.', ref('schemas', 'Error')),
  '5XX': ref('responses', 'Failure'),
};

const text = (description: string) => ({ type: 'string', description });
const moment = (description: string) => ({ type: 'string', format: 'date-time', description });
const asked = {
  id: text('The request.'),
  received_at: moment('When it was asked for first.'),
  asked_at: moment('When it was asked for last.'),
  times: { type: 'integer', description: 'How often it was asked for while it waited.' },
  command: {
    type: 'string',
    enum: [...releaseCommands],
    description: 'What is asked for; without it, a release.',
  },
};

const orderParts = {
  command: asked.command,
  argument: text(
    'Of a rollback: the release to go back to, the one before the live one without it. Of a hold: its reason.',
  ),
};
const order: JsonSchema = { type: 'object', properties: orderParts };
const part = (description: string, own: Record<string, JsonSchema>) => ({
  description,
  type: ['object', 'null'],
  properties: { ...asked, ...own },
});

const due = { due_at: moment('From when on it is taken.') };

const status: JsonSchema = {
  type: 'object',
  properties: {
    waiting: part('The request that waits; the release, where other commands wait too.', due),
    queue: {
      type: 'array',
      description: 'All that waits, in the order in which it is taken.',
      items: { type: 'object', properties: { ...asked, ...due } },
    },
    running: part('The request whose run is under way.', { taken_at: moment('Its beginning.') }),
    last: part('The request that ended last.', {
      ended_at: moment('Its end.'),
      outcome: text('How its run ended.'),
      seconds: { type: 'number', description: 'How long its run took.' },
      error: text('Why it failed; only then.'),
    }),
  },
  required: ['waiting', 'queue', 'running', 'last'],
};

const operation = (name: string, summary: string, more: JsonSchema) => ({
  operationId: name,
  tags: ['Releases'],
  summary,
  security: [{ adminToken: [] }],
  ...more,
});

/** The paths with their operations. */
export function releaseRequestPaths(): Record<string, JsonSchema> {
  const told = { responses: { 200: json('As it stands.', status), ...refusals } };
  return {
    [`/${RELEASE_REQUESTS}`]: {
      get: operation('release-requests', 'What waits, what is under way, what ended last', told),
      post: operation('ask-for-release', 'Publish now, go back, hold or go on', {
        requestBody: { required: false, content: { 'application/json': { schema: order } } },
        security: [{ adminToken: [] }, { signedWebhook: [] }],
        responses: {
          202: json(
            'It is asked for. One request waits at most: another call while it does is counted in it, and it is due five seconds after the last, a minute after the first at the latest.',
            status,
          ),
          ...refusals,
        },
      }),
    },
    [`/${RELEASE_REQUESTS}/take`]: {
      post: operation('take-release-request', 'A schedule takes the request that is due', {
        requestBody: {
          required: false,
          content: { 'application/json': { schema: toJsonSchema(takeOrder) } },
        },
        responses: {
          200: json('The request, which no other gets.', {
            type: 'object',
            properties: {
              taken: { type: ['string', 'null'], description: 'Its id; null where none is due.' },
              ...orderParts,
            },
            required: ['taken'],
          }),
          ...refusals,
        },
      }),
    },
    [`/${RELEASE_REQUESTS}/state`]: {
      post: operation('tell-release-state', 'The releases tell how the site stands', {
        requestBody: {
          required: true,
          content: { 'application/json': { schema: toJsonSchema(releaseState) } },
        },
        responses: {
          204: { description: 'It is noted.' },
          ...refusals,
          422: json('It is not such a state.', ref('schemas', 'Error')),
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
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: {
                type: 'object',
                properties: {
                  outcome: text('As `npm run release` names it, such as `published`.'),
                  seconds: { type: 'number', description: 'How long it took.' },
                  error: text('Why it failed.'),
                },
                required: ['outcome', 'seconds'],
              },
            },
          },
        },
        responses: {
          ...told.responses,
          404: json('There is no such request under way.', ref('schemas', 'Error')),
          422: json('The outcome or the seconds are missing.', ref('schemas', 'Error')),
        },
      }),
    },
  };
}

export const releaseRequestTag = {
  name: 'Releases',
  description: 'An urgent correction need not wait for the schedule.',
};
