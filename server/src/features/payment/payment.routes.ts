import { errorBodySchema } from '@portico/contract/calls/error-body';
import {
  paymentNoticeParamsSchema,
  paymentNoticeResponseSchema,
} from '@portico/contract/calls/payment-notice';
import { apiPaths } from '@portico/contract/paths';
import { refuse } from '../../platform/http/refuse.ts';
import type { PorticoServer } from '../../platform/http/server-type.ts';
import { receiveNotice, type NoticeDeps } from './receive-notice.ts';

const bodyLimit = 64 * 1024;
const RETRY_AFTER_S = '5';

/** What a payment provider tells unasked. Its proof is a signature over the bytes as they were sent. */
export async function paymentRoutes(app: PorticoServer, deps: NoticeDeps): Promise<void> {
  await app.register(async (scope: PorticoServer) => {
    // Read as bytes whatever they are called, in this scope alone.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    // An acquirer that was told the address without a name is the sandbox.
    for (const url of [apiPaths.paymentNotice(), apiPaths.paymentNotice(':provider')])
      scope.post(
        url,
        {
          config: { access: 'provider' },
          bodyLimit,
          schema: {
            params: paymentNoticeParamsSchema,
            response: { 200: paymentNoticeResponseSchema, '4xx': errorBodySchema, '5xx': errorBodySchema },
          },
        },
        async ({ params, body, headers }, reply) => {
          const provider = deps.providers.named(params.provider);
          const notice = provider?.readNotice(Buffer.isBuffer(body) ? body : Buffer.alloc(0), headers);
          if (provider === undefined || notice === undefined) return refuse(reply, 'payment.notice-unsigned');
          if ((await receiveNotice(deps, provider, notice)) === 'done') return {};
          return refuse(reply.header('retry-after', RETRY_AFTER_S), 'server.busy');
        },
      );
  });
}
