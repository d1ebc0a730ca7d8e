import { deskErrorSchema } from '@portico/contract/desk/desk-error';
import type { deskEndpoints } from '@portico/contract/desk/desk-endpoints';
import { deskRefusalFields, deskRefusalText, type DeskRefusal } from '@portico/contract/desk/desk-refusals';
import type { FastifyReply } from 'fastify';
import type { Hotel } from '../../hotel/hotel.ts';
import { endpoint, type DeclaredRoute } from '../../platform/http/endpoint.ts';
import { sendRefusal } from '../../platform/http/send-refusal.ts';

/** The route of a call around the log-in, as `endpoint`, which may be refused in the desk's words too. */
export function deskEndpoint<Path extends keyof typeof deskEndpoints>(
  path: Path,
): DeclaredRoute<Path, typeof deskErrorSchema> {
  const route = endpoint(path);
  return {
    ...route,
    schema: { ...route.schema, response: { ...route.schema.response, '4xx': deskErrorSchema } },
  };
}

/** Sends a refusal of the desk, in the words of the hotel. */
export function refuseCall(
  reply: FastifyReply,
  refusal: DeskRefusal,
  hotel: Hotel | undefined,
): FastifyReply {
  const property = hotel?.definition.property;
  if ('faults' in refusal || 'opensInS' in refusal) return sendRefusal(reply, refusal, property);
  const { status, words } = deskRefusalText(refusal, property?.unitName);
  const fields = deskRefusalFields(refusal);
  return reply.code(status).send({
    Message: words,
    RefusalCode: refusal.code,
    ...(fields.length > 0 && { ModelState: Object.fromEntries(fields.map((field) => [field, [words]])) }),
  });
}
