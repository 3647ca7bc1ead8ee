import type { FastifyRequest } from 'fastify';
import { isSame } from '../previews/keys';

/** The token in `Authorization: Bearer …`; empty without one. */
export const bearerOf = ({ headers }: FastifyRequest): string =>
  /^Bearer ([\x21-\x7e]{1,500})$/i.exec(headers.authorization ?? '')?.[1] ?? '';

/** Whether a request has the token of an admin panel. Compared in constant time; without a token set, none has it. */
export const isAdmin = (request: FastifyRequest, adminToken: string | undefined): boolean =>
  adminToken !== undefined && isSame(bearerOf(request), adminToken);
