import type { FastifyError, FastifyReply } from 'fastify';
import type { RefusalCode } from './refusal.ts';

type ErrorCode = RefusalCode | 'bad_request' | 'unauthorised' | 'internal_error' | 'down';

const table: Record<ErrorCode, { status: number; message: string }> = {
  bad_request: { status: 400, message: 'The request could not be read.' },
  unauthorised: { status: 401, message: 'Send the secret as a bearer token.' },
  not_found: { status: 404, message: 'There is nothing under this address.' },
  already_finished: { status: 409, message: 'The attempt is finished and cannot be cancelled.' },
  reference_reused: { status: 409, message: 'The reference was used for something else.' },
  not_authorised: { status: 409, message: 'There is no authorisation to capture.' },
  refund_too_large: { status: 422, message: 'The refund is more than is left of what was paid.' },
  internal_error: { status: 500, message: 'The attempt was not recorded; ask again.' },
  down: { status: 503, message: 'The acquirer was told to be down.' },
};

/** Sends the status and body of a code; `message` replaces the default words. */
export function sendError(reply: FastifyReply, code: ErrorCode, message?: string): FastifyReply {
  const row = table[code];
  return reply.code(row.status).send({ error: { code, message: message ?? row.message } });
}

/** Responds to an error: the client's with `bad_request`, a defect with a fixed text. */
export function sendFailure(error: FastifyError, reply: FastifyReply): FastifyReply {
  if (error.statusCode === undefined || error.statusCode >= 500) {
    console.error(error);
    return sendError(reply, 'internal_error');
  }
  // Passes on only a schema's message: it names fields, while a parser's may quote the body.
  return sendError(reply, 'bad_request', error.validation === undefined ? undefined : error.message);
}
