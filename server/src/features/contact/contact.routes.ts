import { contactSendRequestSchema, contactSendResponseSchema } from '@portico/contract/calls/contact-send';
import { apiPaths } from '@portico/contract/paths';
import { invalidAnswer } from '../../core/booking/refusal-answer.ts';
import { clientAddress } from '../../platform/http/client-address.ts';
import { forAnyone } from '../../platform/http/for-anyone.ts';
import { idempotencyHeaders } from '../../platform/http/idempotency-key.ts';
import { refuseTooMany } from '../../platform/http/refuse-too-many.ts';
import { refuse } from '../../platform/http/refuse.ts';
import type { PorticoServer } from '../../platform/http/server-type.ts';
import { sendMessage, type ContactDeps } from './send-message.ts';

/** What a guest writes to a hotel or a group from its pages. */
export async function contactRoutes(app: PorticoServer, deps: ContactDeps): Promise<void> {
  app.post(
    apiPaths.contactSend(),
    forAnyone({ headers: idempotencyHeaders, body: contactSendRequestSchema }, contactSendResponseSchema),
    async (request, reply) => {
      const { headers, body } = request;
      const from = { key: headers['idempotency-key'], address: clientAddress(request) };
      const sent = await sendMessage(deps, body, from);
      if (sent.ok) return sent.value;
      const { refusal } = sent;
      if (refusal.code === 'request.invalid') {
        return reply.code(400).send(invalidAnswer(refusal.faults, refusal.unit));
      }
      if (refusal.code === 'request.too-many') {
        return refuseTooMany(reply, refusal);
      }
      return refuse(reply, refusal.code);
    },
  );
}
