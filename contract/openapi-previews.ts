/** The calls for previews, as the OpenAPI document has them. */
import { errorResponse, json, ref, type JsonSchema } from './openapi-schemas';
import { MOST_PREVIEW_DAYS, PREVIEW_DAYS, previewNames } from './previews';
import { reads } from './read-calls';

const id = {
  name: 'id',
  in: 'path',
  required: true,
  description: 'The item’s id, which stays when its slug changes.',
  schema: { type: 'string' },
};

const refusals = {
  403: errorResponse('There is no key, or one that was changed, withdrawn, or is to another item.'),
  404: errorResponse('The key is right, and there is no such item any more.'),
  410: errorResponse('The key has expired.'),
  429: {
    ...errorResponse('Too many previews were asked for from this address.'),
    headers: {
      'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 0 } },
    },
  },
  '5XX': ref('responses', 'Failure'),
};

const never = {
  'Cache-Control': { description: 'Always `no-store`.', schema: { type: 'string' } },
  'X-Robots-Tag': { description: 'Always `noindex, nofollow`.', schema: { type: 'string' } },
};

type PreviewName = (typeof previewNames)[number];

/** One operation, by the name of its call. */
const operation = (operationId: string, summary: string, more: JsonSchema, answer: JsonSchema) => ({
  get: {
    operationId,
    tags: ['Previews'],
    summary,
    security: [{ previewKey: [] }, { adminToken: [] }],
    parameters: [id],
    ...more,
    responses: { 200: { headers: never, ...answer }, ...refusals },
  },
});

const previewAnswer = (name: PreviewName) =>
  json({
    type: 'object',
    properties: {
      item: ref('schemas', reads[name].item.name),
      expires_at: { type: 'string', format: 'date-time', description: 'When the key expires.' },
      preview_url: {
        type: 'string',
        format: 'uri',
        description: 'A new link to the item on the site; only where the admin token was given.',
      },
    },
    required: ['item', 'expires_at'],
  });

const itemPath = (name: PreviewName) =>
  operation(
    `preview-${name}`,
    `One ${reads[name].item.name} in whatever state, by a key to it`,
    {},
    { description: 'The item as it is now.', content: previewAnswer(name) },
  );

const url = {
  name: 'url',
  in: 'query',
  required: true,
  description: 'Its address as the item has it.',
  schema: { type: 'string', format: 'uri' },
};

const picturePath = (name: PreviewName) =>
  operation(
    `preview-${name}-picture`,
    `A picture that the ${reads[name].item.name} names, where the server has it`,
    { parameters: [id, url] },
    {
      description: 'Its bytes.',
      content: { 'image/*': { schema: { type: 'string', format: 'binary' } } },
    },
  );

/** The paths, each with one operation. */
export function previewPaths(): Record<string, JsonSchema> {
  return Object.fromEntries(
    previewNames.flatMap((name) => [
      [`/preview/${name}/{id}`, itemPath(name)],
      [`/preview/${name}/{id}/picture`, picturePath(name)],
    ]),
  );
}

export const previewTag = {
  name: 'Previews',
  description:
    'What is not published, for whoever has a key. No other call gives a key, or an item by its state; an ' +
    'answer may be neither kept nor published.',
};

export const previewSchemes = {
  previewKey: {
    type: 'http',
    scheme: 'bearer',
    description: `A key to one item: \`<expiry in seconds since 1970>.<signature>\`, where the signature is HMAC-SHA-256, as base64url, over the JSON \`["preview", <kind>, <id>, <expiry>]\` with a secret of the server. It lasts ${PREVIEW_DAYS} days where nothing else is asked for, ${MOST_PREVIEW_DAYS} at most.`,
  },
  adminToken: {
    type: 'http',
    scheme: 'bearer',
    description:
      'A secret of the server’s settings that opens every item and asks for releases, for an admin panel.',
  },
  signedWebhook: {
    type: 'apiKey',
    in: 'header',
    name: 'webhook-signature',
    description:
      'A [standard webhook](https://www.standardwebhooks.com), signed with the admin token: `v1,` and the base64 of an HMAC-SHA-256 over `<webhook-id>.<webhook-timestamp>.<body>`, no older than five minutes. The token itself is not sent.',
  },
};
