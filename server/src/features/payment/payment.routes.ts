import { errorBodySchema } from '@portico/contract/calls/error-body';
import { paymentNoticeResponseSchema } from '@portico/contract/calls/payment-notice';
import { apiPaths } from '@portico/contract/paths';
import { refuse } from '../../platform/http/refuse.ts';
import type { PorticoServer } from '../../platform/http/server-type.ts';
import { receiveNotice, type NoticeDeps } from './receive-notice.ts';

const bodyLimit = 64 * 1024;
const RETRY_AFTER_S = '5';

/** What the payment provider tells unasked. Its proof is a signature over the bytes as they were sent. */
export async function paymentRoutes(app: PorticoServer, deps: NoticeDeps): Promise<void> {
  await app.register(async (scope: PorticoServer) => {
    // Read as bytes whatever they are called, in this scope alone.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post(
      apiPaths.paymentNotice(),
      {
        config: { access: 'provider' },
        bodyLimit,
        schema: {
          response: { 200: paymentNoticeResponseSchema, '4xx': errorBodySchema, '5xx': errorBodySchema },
        },
      },
      async (request, reply) => {
        const { payments } = deps;
        const signature = request.headers['sandbox-signature'];
        const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const notice = payments?.readNotice(rawBody, typeof signature === 'string' ? signature : undefined);
        if (payments === undefined || notice === undefined) return refuse(reply, 'payment.notice-unsigned');
        if ((await receiveNotice(deps, payments, notice)) === 'done') return {};
        return refuse(reply.header('retry-after', RETRY_AFTER_S), 'server.busy');
      },
    );
  });
}
