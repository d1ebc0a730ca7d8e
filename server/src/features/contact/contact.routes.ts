import { contactSendRequestSchema, contactSendResponseSchema } from '@portico/contract/calls/contact-send';
import { apiPaths } from '@portico/contract/paths';
import { clientAddress } from '../../platform/http/client-address.ts';
import { forAnyone } from '../../platform/http/for-anyone.ts';
import { idempotencyHeaders } from '../../platform/http/idempotency-key.ts';
import { refuseAsked } from '../../platform/http/refuse-asked.ts';
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
      return refuseAsked(reply, refusal, 'telephone' in refusal ? refusal : undefined);
    },
  );
}
