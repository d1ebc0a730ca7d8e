import { endpoint } from '../../platform/http/endpoint.ts';
import { refuse } from '../../platform/http/refuse.ts';
import type { PorticoServer } from '../../platform/http/server-type.ts';
import { receiveWebhook, type WebhookDeps } from './receive-webhook.ts';

const bodyLimit = 64 * 1024;
const RETRY_AFTER_S = '5';

/** Webhooks of payment providers, authenticated by a signature over the raw bytes. */
export async function paymentRoutes(app: PorticoServer, deps: WebhookDeps): Promise<void> {
  await app.register(async (scope: PorticoServer) => {
    // Read as raw bytes whatever their content type, in this scope only.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    // Without a provider name in the path, the sandbox is meant.
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
