import type { ErrorBody } from '@portico/contract/calls/error-body';
import type { Refusal, RefusedThing } from '@portico/contract/refusal';
import { refusals, type RefusalCode } from '@portico/contract/refusals';
import { refusalText } from '@portico/contract/texts/refusal-texts';
import type { UnitName } from '@portico/contract/texts/unit-texts';
import type { FastifyReply } from 'fastify';

/** Sends a refusal with a message: its status, words for a person about `which`, and the code for a program. */
export function refuse(
  reply: FastifyReply,
  code: RefusalCode,
  unit?: UnitName,
  which?: RefusedThing,
): FastifyReply {
  const { status, retryAfterS }: Refusal = refusals[code];
  if (retryAfterS !== undefined && !reply.hasHeader('retry-after')) reply.header('retry-after', retryAfterS);
  return reply.code(status).send(refusalBody(code, unit, which));
}

/** Refuses invalid fields, each by name. */
export function refuseFields(
  reply: FastifyReply,
  faults: Readonly<Record<string, readonly string[]>>,
): FastifyReply {
  const { status } = refusals['request.invalid'];
  return reply.code(status).send({ ...refusalBody('request.invalid'), ModelState: faults });
}

/** `unit`: the hotel's own word for a room. */
export function refusalBody(code: RefusalCode, unit?: UnitName, which?: RefusedThing): ErrorBody {
  return { Message: refusalText(code, unit, which), RefusalCode: code };
}
