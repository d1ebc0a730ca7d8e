import type { RefusalCode } from '@portico/contract/refusals';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isBusy } from '../database/is-busy.ts';
import { AddressBusy } from './address-busy.ts';
import { refusalBody, refuse, refuseFields } from './refuse.ts';
import { ServerBusy } from './server-busy.ts';
import type { PorticoServer } from './server-type.ts';
import { InvalidRequest } from './validate-request.ts';

/** Fastify's own refusals by status; any other 4xx retains its status under the first code. */
const codes: Readonly<Record<number, RefusalCode>> = {
  400: 'request.invalid',
  404: 'request.unknown-path',
  408: 'request.too-slow',
  413: 'request.too-large',
  415: 'request.not-json',
};

/**
 * Handles every error of a call. Client errors: 4xx with Message, and ModelState for invalid fields. Overload or an
 * unavailable database: 503 with Retry-After. Everything else is a defect: logged with the request's id, and a fixed
 * text without a stack. Plugins may add headers before.
 */
export function answerErrors(app: PorticoServer): void {
  app.setErrorHandler((error: FastifyError, request, reply) => answerError(error, request, reply));
}

export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const faults = error instanceof InvalidRequest ? error : error.cause;
  if (faults instanceof InvalidRequest) return refuseFields(reply, modelState(faults.issues));
  if (error instanceof ServerBusy) return refuse(reply.header('retry-after', 1), 'server.busy');
  if (error instanceof AddressBusy) return refuse(reply, 'request.too-many');
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) {
    return reply.code(status).send(refusalBody(codes[status] ?? 'request.invalid'));
  }
  if (isBusy(error)) {
    logBusy(request, error);
    return refuse(reply, 'server.busy');
  }
  request.log.error({ err: error }, 'a request failed');
  return refuse(reply, 'server.defect');
}

/** One line without a stack: while the database is unavailable, every request logs one. */
export function logBusy(request: FastifyRequest, { code, message }: FastifyError): void {
  request.log.error({ code, reason: message }, 'a request was refused, for the database is away or too busy');
}

type Issue = z.core.$ZodIssue;

const mostFields = 50;
const longestField = 100;

/**
 * The invalid fields of a request, each with its messages: `Rooms[0].NumberOfAdults`. A fault of the whole body is
 * under `Body`. At most 50 fields, to bound the response.
 */
function modelState(issues: readonly Issue[]): Record<string, string[]> {
  const state = new Map<string, string[]>();
  for (const issue of issues) {
    for (const path of pathsOf(issue)) {
      const field = nameOf(path).slice(0, longestField);
      const messages = state.get(field);
      if (messages !== undefined) messages.push(issue.message);
      else if (state.size < mostFields) state.set(field, [issue.message]);
    }
  }
  return Object.fromEntries(state);
}

/** A top-level name stays as it is; a header's need not be an identifier: `idempotency-key`. */
function nameOf(path: readonly PropertyKey[]): string {
  if (path.length === 0) return 'Body';
  return path.length === 1 ? String(path[0]) : z.core.toDotPath(path);
}

function pathsOf(issue: Issue): readonly PropertyKey[][] {
  if (issue.code !== 'unrecognized_keys') return [issue.path];
  return issue.keys.slice(0, mostFields).map((key) => [...issue.path, key]);
}
