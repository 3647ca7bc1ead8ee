/** The embedded admin API as a Fastify server: the contract of `contract/`, on a database. */
import cors from '@fastify/cors';
import formbody from '@fastify/formbody';
import rateLimit from '@fastify/rate-limit';
import Fastify, {
  type FastifyInstance,
  type FastifyServerFactory,
  type FastifyServerOptions,
} from 'fastify';
import { IDEMPOTENCY_HEADER, MAX_BODY_BYTES } from '@corporate-website/contract/writes';
import { defaultLevels, type Levels } from '../src/editorial/build/rules';
import type { CallOptions } from './call-options';
import { followFiles } from './content-loader/follow';
import { isEmpty, loadContent, type LoadOptions } from './content-loader/load-content';
import { adoptMedia } from './content-loader/load-media';
import { problemLine } from './content-loader/problems';
import type { Connection } from './database/connect';
import { addDesk, DESK_PATH } from './desk/server/desk';
import { placesOfMedia, type MediaStore } from './media/store';
import { tellOfEnquiries, type NoticeSettings } from './notices/notices';
import { forgetDaily, type RetentionDays } from './retention';
import { addConfirming, confirmUrl } from './routes/confirm-subscription';
import { answerErrors, errorOf, sendError, toApiError } from './routes/errors';
import { addETags } from './routes/etag';
import { addMedia } from './routes/media';
import { addPreviews } from './routes/previews';
import { addReads } from './routes/reads';
import { addReleaseRequests } from './routes/release-requests';
import { logRequests, requestLogging } from './routes/request-log';
import { addServiceRoutes } from './routes/service';
import { addUnsubscribing, unsubscribeUrl } from './routes/unsubscribe';
import { addWrites } from './routes/writes';

/** Parts that the caller has made, and closes after the server. */
export interface ServerOptions extends Omit<Connection, 'name' | 'close'> {
  /** Gives the HTTP server whose requests are to be answered; who made it has it listen, and closes it. */
  serverFactory: FastifyServerFactory;
  /** Absolute path of the content folder. */
  contentDir: string;
  /** Where uploaded media are. */
  media: MediaStore;
  /** Address of this server as readers see it, without a trailing slash; default: where it listens. */
  publicUrl: string | undefined;
  /** Origins of the site, such as `https://www.example.com`; the first is the way back from form answers. */
  siteOrigins: readonly string[];
  /** The clock, for due dates and the windows of idempotency keys; default: the machine's. */
  now?: () => Date;
  /**
   * Writes taken from one address in a window, for each call by itself; from all together twenty times as many in an
   * hour, of which each host and network has a share (`write-limits.ts`).
   */
  rateLimit: { max: number; windowMs: number };
  /** Recipients of notices; undefined: nobody. */
  notices: NoticeSettings | undefined;
  /** Days after which the server deletes what visitors sent; it keeps what is missing. */
  retentionDays: RetentionDays;
  /** Addresses of proxies whose `X-Forwarded-For` is believed. */
  trustProxy: string | false;
  /** The token of an admin panel, for previews and release requests; undefined: none. */
  adminToken: string | undefined;
  /** The desk for editors; undefined: none. */
  desk: DeskSettings | undefined;
  /** Whether content files are followed and the calls that exist for development only are served. */
  development: boolean;
  /** Level of the request log, or false for none. */
  logLevel: string | false;
}

/** Settings of the desk. */
export interface DeskSettings {
  /** Minutes from one scheduled release to the next; without it none is known. */
  releaseMinutes?: number | undefined;
  /** Levels of editorial rules, and private hosts to which links may lead; default: the rules' own, and none. */
  levels?: Levels;
  allowedHosts?: readonly string[];
}

/** The origins of the site on a developer's machine: served and in development. */
export const developmentOrigins: readonly string[] = [
  'http://127.0.0.1:9000',
  'http://localhost:9000',
  'http://127.0.0.1:8000',
  'http://localhost:8000',
];

/** Without a mail server no address can be confirmed. */
const UNCONFIRMED =
  'newsletter subscribers are taken without asking the owner of the address, which is no proof of consent; ' +
  'set ENQUIRY_SMTP_URL, ENQUIRY_MAIL_FROM and ENQUIRY_MAIL_TO';

function fastifyOptions({
  logLevel,
  trustProxy,
  serverFactory,
}: ServerOptions): FastifyServerOptions {
  return {
    ...requestLogging(logLevel),
    serverFactory,
    trustProxy,
    bodyLimit: MAX_BODY_BYTES,
    // A page's worth of keys that mean nothing.
    onProtoPoisoning: 'remove',
    onConstructorPoisoning: 'remove',
    return503OnClosing: true,
    routerOptions: { maxParamLength: 2000, ignoreDuplicateSlashes: true },
    frameworkErrors: (error, request, reply) => {
      sendError(request, reply, toApiError(error));
    },
  };
}

/** The contract's 429 has `Retry-After` and no more. */
const noRateHeaders = {
  'x-ratelimit-limit': false,
  'x-ratelimit-remaining': false,
  'x-ratelimit-reset': false,
};

/** Path that the contract's calls are appended to. */
export const BASE_PATH = '/api';

/** The address that a server listens at, as a URL without a trailing slash; '' where it does not listen. */
export function listeningAddress(server: FastifyInstance): string {
  const [address] = server.addresses();
  if (typeof address !== 'object') return '';
  const anywhere = ['0.0.0.0', '::'].includes(address.address);
  const host = address.family === 'IPv6' && !anywhere ? `[${address.address}]` : address.address;
  return `http://${anywhere ? '127.0.0.1' : host}:${address.port}`;
}

/**
 * The database is the truth. Content files fill an empty one; in development they are followed, from the start on.
 * @throws {ContentError}
 */
async function loadFiles(server: FastifyInstance, options: ServerOptions): Promise<void> {
  const { database, contentDir, media, development } = options;
  const { now = () => new Date() } = options;
  const load = async (how: Omit<LoadOptions, 'now'>) => {
    const { warnings, ...loaded } = await loadContent(database, contentDir, { ...how, now: now() });
    for (const warning of warnings) server.log.warn(problemLine(warning));
    server.log.info(loaded, 'content loaded');
  };
  if (development) {
    await load({ mode: 'follow' });
    followFiles(server, contentDir, () => load({ mode: 'follow' }));
  } else if (await isEmpty(database)) await load({ mode: 'add', store: media });
  else {
    const adopted = await adoptMedia(database, contentDir, media);
    if (adopted > 0) server.log.info({ media: adopted }, 'media of the content folder adopted');
  }
}

/**
 * Loads content files where that is due, and makes the server; it answers once the caller has waited for `ready`.
 * @throws {ContentError} where content files are not as the contract says
 */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const { database, media, siteOrigins, development, now = () => new Date() } = options;
  const server = Fastify(fastifyOptions(options));
  // Fastify itself reads plain text; the contract takes JSON and forms.
  server.removeContentTypeParser('text/plain');
  const publicUrl = () => options.publicUrl ?? listeningAddress(server);

  await loadFiles(server, options);
  server.decorate('siteOrigins', siteOrigins);
  logRequests(server);
  answerErrors(server);
  addETags(server);
  server.addHook('onRequest', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
  });
  await server.register(cors, {
    origin: [...siteOrigins],
    methods: ['GET', 'HEAD', 'POST'],
    // A preview's key is in `Authorization`.
    allowedHeaders: ['Content-Type', IDEMPOTENCY_HEADER, 'Authorization'],
    exposedHeaders: ['Retry-After', 'ETag'],
    maxAge: 600,
    strictPreflight: false,
  });
  await server.register(formbody, { bodyLimit: MAX_BODY_BYTES });
  const { max, windowMs } = options.rateLimit;
  await server.register(rateLimit, {
    global: false,
    max,
    timeWindow: windowMs,
    addHeaders: noRateHeaders,
    addHeadersOnExceeding: noRateHeaders,
    errorResponseBuilder: (_request, { statusCode }) => errorOf(statusCode),
  });
  const mediaPlaces = placesOfMedia(media, options);
  await addMedia(server, mediaPlaces);
  const base = () => publicUrl() + BASE_PATH;
  const site = () => siteOrigins[0] ?? publicUrl();
  const notices = tellOfEnquiries(server, {
    database,
    now,
    settings: options.notices,
    confirmUrl: (token) => confirmUrl(base(), token),
    site: site(),
  });
  if (!notices.confirms && !development) server.log.warn(UNCONFIRMED);
  // The database's own words would contain the input.
  const lost = (error: unknown) =>
    server.log.error({ failure: { name: (error as Error).name } }, 'notice lost; nobody is told');
  forgetDaily(server, { ...options, now, days: options.retentionDays });
  const calls: CallOptions = {
    ...options,
    now,
    publicUrl,
    site,
    mediaPlaces,
    most: max,
    notices,
    outbox: { ...notices, lost },
    unsubscribeUrl: (token) => unsubscribeUrl(base(), token),
    releaseMinutes: options.desk?.releaseMinutes,
    levels: options.desk?.levels ?? defaultLevels,
    allowedHosts: options.desk?.allowedHosts ?? [],
  };
  await server.register(
    async (api) => {
      addReads(api, calls);
      addWrites(api, calls);
      for (const add of [
        addUnsubscribing,
        addConfirming,
        addPreviews,
        addReleaseRequests,
        addServiceRoutes,
      ])
        await api.register((scope) => add(scope, calls));
    },
    { prefix: BASE_PATH },
  );
  if (options.desk) await server.register((scope) => addDesk(scope, calls), { prefix: DESK_PATH });
  return server;
}
