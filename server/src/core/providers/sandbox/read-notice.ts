import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import type { NoticeHeaders, PaymentNotice } from '../../payment/payment-port.ts';
import { attemptOf } from './attempt-reference.ts';

const noticeSchema = z.object({
  id: z.string().regex(/^[\x21-\x7e]{1,100}$/),
  type: z.literal('attempt.updated'),
  reference: z.string(),
});

/**
 * Reads an event of the sandbox, signed with the hex HMAC-SHA256 of its raw bytes. Undefined: a wrong signature
 * (compared in constant time), bytes that are no event, or an attempt that is not ours.
 */
export function readNotice(
  rawBody: Buffer,
  signature: NoticeHeaders[string],
  secret: string,
): PaymentNotice | undefined {
  const expected = Buffer.from(createHmac('sha256', secret).update(rawBody).digest('hex'));
  const given = Buffer.from(typeof signature === 'string' ? signature : '');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const notice = noticeSchema.safeParse(parseJson(rawBody));
  const attempt = notice.success ? attemptOf(notice.data.reference) : null;
  if (!notice.success || attempt === null) return undefined;
  return { eventId: notice.data.id, attempt };
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}
