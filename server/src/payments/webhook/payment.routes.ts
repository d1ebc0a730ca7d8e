import { endpoint } from '../../platform/http/endpoint.ts';
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
    for (const path of ['/api/Payment/Notice', '/api/Payment/Notice/:provider'] as const)
      scope.route({
        ...endpoint(path),
        bodyLimit,
        handler: async ({ params, body, headers }, reply) => {
          const provider = deps.providers.named(params.provider);
          const webhook = provider?.readWebhook(Buffer.isBuffer(body) ? body : Buffer.alloc(0), headers);
          if (provider === undefined || webhook === undefined)
            return refuse(reply, 'payment.notice-unsigned');
          if (webhook === 'not-ours') return {};
          if ((await receiveWebhook(deps, provider, webhook)) === 'done') return {};
          return refuse(reply.header('retry-after', RETRY_AFTER_S), 'server.busy');
        },
      });
  });
}
