/**
 * The OpenAPI 3.1 document of the admin API, made from the schemas and the table of calls.
 * `npm run openapi -w contract` writes it to `openapi.json`.
 */
import {
  reads,
  writes,
  type QueryField,
  type ReadCall,
  type ReadName,
  type WriteName,
} from './calls';
import { descriptions } from './descriptions';
import { previewPaths, previewSchemes, previewTag } from './openapi-previews';
import { releaseRequestPaths, releaseRequestTag } from './openapi-release-requests';
import {
  errorResponse,
  itemSchemas,
  json,
  listedSchemaName,
  ref,
  toJsonSchema,
  type JsonSchema,
} from './openapi-schemas';
import { MAX_PAGE_SIZE, serviceKeys, statuses } from './vocabulary';
import { IDEMPOTENCY_HEADER, MAX_BODY_BYTES } from './writes';

const readTexts: Readonly<Record<string, string>> = {
  ...Object.assign({}, ...Object.values(descriptions).map(({ calls }) => calls)),
  users: 'Sample users of the demo store; in development only',
};

const writeTexts: Record<WriteName, string> = {
  contact: 'Send an enquiry',
  insurtech: 'Send an enquiry about insurance technology',
  subscribe:
    'Subscribe to the newsletter; a known address is answered as a new one, and a server may send a mail to be answered first',
  feedback: 'Rate the site',
};

const positive = { type: 'integer', minimum: 1 };
const queryParameters: Record<QueryField, { description: string; schema: JsonSchema }> = {
  is_main: {
    description: 'Only items for the main site, or only others.',
    schema: { type: 'boolean' },
  },
  status: {
    description: 'Only items of this status.',
    schema: { type: 'string', enum: [...statuses] },
  },
  page: { description: 'Which page, counted from 1.', schema: { ...positive, default: 1 } },
  pageSize: { description: 'Items a page.', schema: { ...positive, maximum: MAX_PAGE_SIZE } },
  size: { description: 'Users a page; without page and size all are sent.', schema: positive },
  category: {
    description: 'Only items of this category; `General` filters nothing.',
    schema: { type: 'string' },
  },
  title: {
    description: 'Only items with this in their title, in any case, with or without its accents.',
    schema: { type: 'string' },
  },
  type: {
    description: 'Only items of this service.',
    schema: { type: 'string', enum: [...serviceKeys] },
  },
};

const etag = {
  ETag: { description: 'A strong entity tag of the answer.', schema: { type: 'string' } },
};

function listSchema(call: ReadCall): JsonSchema {
  const items = ref('schemas', listedSchemaName(call.item, call.summaries === true));
  const list = { type: 'array', items };
  if (typeof call.answer === 'string') return list;
  const paged = call.defaultPageSize !== undefined;
  const properties: Record<string, JsonSchema> = { [call.answer.list]: list };
  if (paged || call.developmentOnly) {
    properties['total'] = { type: 'integer', minimum: 0, description: 'Items on all pages.' };
  }
  if (paged) {
    properties['page'] = { ...positive, description: 'The page that this is.' };
    properties['pageSize'] = { ...positive, description: 'Items a page, as sent.' };
  }
  return { type: 'object', properties, required: Object.keys(properties) };
}

function parametersOf(call: ReadCall): JsonSchema[] {
  const query = call.query.map((name) => {
    const { description, schema } = queryParameters[name];
    const fallback = name === 'pageSize' && { default: call.defaultPageSize };
    return { name, in: 'query', description, schema: { ...schema, ...fallback } };
  });
  return [
    ...(call.answer === 'object'
      ? [
          {
            name: 'slug',
            in: 'path',
            required: true,
            description: 'The item’s slug.',
            schema: { type: 'string' },
          },
        ]
      : []),
    ...query,
    ref('parameters', 'IfNoneMatch'),
  ];
}

function readOperation(name: ReadName): JsonSchema {
  const call: ReadCall = reads[name];
  const isObject = call.answer === 'object';
  const schema = isObject ? ref('schemas', call.item.name) : listSchema(call);
  return {
    operationId: name,
    tags: [call.developmentOnly ? 'Demo' : 'Reading'],
    summary: readTexts[name],
    parameters: parametersOf(call),
    responses: {
      200: { description: 'What was asked for.', headers: etag, content: json(schema) },
      304: { description: 'The reader has this answer already.', headers: etag },
      ...(!isObject && { 400: ref('responses', 'BadRequest') }),
      ...(isObject && { 404: ref('responses', 'NotFound') }),
      '5XX': ref('responses', 'Failure'),
    },
  };
}

function writeOperation(name: WriteName): JsonSchema {
  const body = toJsonSchema(writes[name].body);
  return {
    operationId: name,
    tags: ['Writing'],
    summary: writeTexts[name],
    parameters: [ref('parameters', 'IdempotencyKey')],
    requestBody: {
      required: true,
      description: `At most ${MAX_BODY_BYTES / 1024} KiB. Unknown fields are ignored.`,
      content: {
        'application/json': { schema: body },
        'application/x-www-form-urlencoded': { schema: body },
      },
    },
    responses: {
      201: ref('responses', 'Accepted'),
      400: ref('responses', 'BadRequest'),
      413: ref('responses', 'TooLarge'),
      415: ref('responses', 'WrongType'),
      422: ref('responses', 'Rejected'),
      429: ref('responses', 'TooMany'),
      '5XX': ref('responses', 'Failure'),
    },
  };
}

const page = { 'text/html': { schema: { type: 'string' } } };
/** A form posted by a browser itself is answered with a page. */
const writeError = (description: string, schema = 'Error') => ({
  description,
  content: { ...json(ref('schemas', schema)), ...page },
});

const message = { type: 'string', description: 'Fit to be shown to a visitor.' };

const components = {
  parameters: {
    IfNoneMatch: {
      name: 'If-None-Match',
      in: 'header',
      description: 'Entity tags of answers that the reader has.',
      schema: { type: 'string' },
    },
    IdempotencyKey: {
      name: IDEMPOTENCY_HEADER,
      in: 'header',
      description:
        'A repeat with the same key within 24 hours stores nothing twice and is answered as the first was.',
      schema: { type: 'string', format: 'uuid' },
    },
  },
  responses: {
    Accepted: {
      description: 'It is stored. A form that a browser posted by itself is answered with a page.',
      content: { ...json(ref('schemas', 'Accepted')), ...page },
    },
    BadRequest: errorResponse('The request cannot be understood.', 'RejectedFields'),
    NotFound: errorResponse('There is no such item, or it is not published.'),
    TooLarge: writeError('The body is too large.'),
    WrongType: errorResponse('The body is neither JSON nor a form.'),
    Rejected: writeError(
      `A field is missing or not as it should be, or the ${IDEMPOTENCY_HEADER} stands for another body.`,
      'RejectedFields',
    ),
    TooMany: {
      ...writeError('Too many writes came from this address or its network.'),
      headers: {
        'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 0 } },
      },
    },
    Failure: errorResponse('The server failed.'),
  },
};

const responseSchemas: Record<string, JsonSchema> = {
  Accepted: { type: 'object', properties: { message }, required: ['message'] },
  Error: { type: 'object', properties: { message }, required: ['message'] },
  RejectedFields: {
    type: 'object',
    properties: {
      message,
      errors: {
        type: 'object',
        description: 'A message for each field that is to be corrected.',
        additionalProperties: { type: 'string' },
      },
    },
    required: ['message'],
  },
};

/** The whole document, as JSON. */
export function openApiDocument(): JsonSchema {
  const paths: Record<string, JsonSchema> = {};
  for (const name of Object.keys(reads) as ReadName[]) {
    paths[`/${reads[name].path}`] = { get: readOperation(name) };
  }
  Object.assign(paths, previewPaths(), releaseRequestPaths());
  for (const name of Object.keys(writes) as WriteName[]) {
    paths[`/${writes[name].path}`] = { post: writeOperation(name) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Admin API',
      version: '1.0.0',
      description:
        'What the website reads at build and what its visitors send. Lists that take a filter send all there ' +
        'is without it, drafts too: every reader checks `status`, `is_main` and `published_at` itself.\n\n' +
        'Fields of `text/plain` are text: nothing in them is markup, so `<dialog>` is shown as these eight ' +
        'characters. Since many servers escape such fields, character references are decoded once; where that changes ' +
        'more than `&amp;`, `&quot;` and `&#39;`, the report of the build says so. White space collapses. Fields of ' +
        '`text/html` are HTML.\n\n' +
        'Dates are ISO 8601 with a time zone, and the day shown is the day in that zone. One before 1990 or after 2100 ' +
        'is not believed: it is dropped, and the report says so; an item whose `published_at` lies beyond waits.\n\n' +
        'Addresses of pictures and files (`image_cdn`, `file_url`, `<img src>`) may be signed, and differ at every call: ' +
        'the build fetches them at once, knows a file by its path and its content, and puts no signature onto the site. A ' +
        'link in a text is shown to readers for good: one that is signed, and so expires, is left out and reported.',
    },
    servers: [{ url: '/api' }],
    tags: [
      { name: 'Reading', description: 'What the site is built from.' },
      previewTag,
      { name: 'Writing', description: 'What visitors send.' },
      releaseRequestTag,
      { name: 'Demo', description: 'For development only.' },
    ],
    paths,
    components: {
      ...components,
      securitySchemes: previewSchemes,
      schemas: { ...itemSchemas(), ...responseSchemas },
    },
  };
}
