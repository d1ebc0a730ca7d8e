import type { FastifyError, FastifyReply } from 'fastify';
import type { ErrorCode } from './error-reply.ts';
import { errorReply } from './error-reply.ts';

export function sendError(reply: FastifyReply, code: ErrorCode, message?: string): FastifyReply {
  const { status, body } = errorReply(code, message);
  return reply.code(status).send(body);
}

/** Answers what was thrown: the client's mistakes with `bad_request`, a defect with a fixed text. */
export function sendFailure(error: FastifyError, reply: FastifyReply): FastifyReply {
  if (error.statusCode === undefined || error.statusCode >= 500) {
    console.error(error);
    return sendError(reply, 'internal_error');
  }
  // Only a schema's message is passed on: it names fields, while a parser's may quote the body.
  return sendError(reply, 'bad_request', error.validation === undefined ? undefined : error.message);
}
