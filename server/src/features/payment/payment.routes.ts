import { errorBodySchema } from '@portico/contract/calls/error-body';
import {
  paymentWebhookParamsSchema,
  paymentWebhookResponseSchema,
} from '@portico/contract/calls/payment-webhook';
import { apiPaths } from '@portico/contract/paths';
import { refuse } from '../../platform/http/refuse.ts';
import type { PorticoServer } from '../../platform/http/server-type.ts';
import { receiveWebhook, type WebhookDeps } from './receive-webhook.ts';

const bodyLimit = 64 * 1024;
const RETRY_AFTER_S = '5';

/** What a payment provider tells unasked. Its proof is a signature over the bytes as they were sent. */
export async function paymentRoutes(app: PorticoServer, deps: WebhookDeps): Promise<void> {
  await app.register(async (scope: PorticoServer) => {
    // Read as bytes whatever they are called, in this scope alone.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    // An acquirer that was told the address without a name is the sandbox.
    for (const url of [apiPaths.paymentWebhook(), apiPaths.paymentWebhook(':provider')])
      scope.post(
        url,
        {
          config: { access: 'provider', load: 'paying' },
          bodyLimit,
          schema: {
            params: paymentWebhookParamsSchema,
            response: { 200: paymentWebhookResponseSchema, '4xx': errorBodySchema, '5xx': errorBodySchema },
          },
        },
        async ({ params, body, headers }, reply) => {
          const provider = deps.providers.named(params.provider);
          const webhook = provider?.readWebhook(Buffer.isBuffer(body) ? body : Buffer.alloc(0), headers);
          if (provider === undefined || webhook === undefined)
            return refuse(reply, 'payment.notice-unsigned');
          if (webhook === 'not-ours') return {};
          if ((await receiveWebhook(deps, provider, webhook)) === 'done') return {};
          return refuse(reply.header('retry-after', RETRY_AFTER_S), 'server.busy');
        },
      );
  });
}
