import type { ErrorBody } from '@portico/contract/calls/error-body';
import { refusals, type RefusalCode } from '@portico/contract/errors';
import { refusalText } from '@portico/contract/texts/refusal-texts';
import type { UnitWords } from '@portico/contract/texts/unit-words';
import type { FastifyReply } from 'fastify';

/** Refusals that time mends, and after how many seconds the client may ask again unless told otherwise. */
const retryAfterS: Partial<Record<RefusalCode, number>> = {
  'idempotency.in-progress': 5,
  'server.busy': 2,
};

/** Answers a refusal of message style: its status, words for a person and the code for a program. */
export function refuse(reply: FastifyReply, code: RefusalCode, unit?: UnitWords): FastifyReply {
  const seconds = retryAfterS[code];
  if (seconds !== undefined && !reply.hasHeader('retry-after')) reply.header('retry-after', seconds);
  return reply.code(refusals[code].status).send(refusalBody(code, unit));
}

/** `unit`: the hotel's own word for a room. */
export function refusalBody(code: RefusalCode, unit?: UnitWords): ErrorBody {
  return { Message: refusalText(code, unit), RefusalCode: code };
}
