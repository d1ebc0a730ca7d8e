import type { RefusalCode } from './refusal.ts';

export type ErrorCode = RefusalCode | 'bad_request' | 'unauthorised' | 'internal_error' | 'down';

const table: Record<ErrorCode, { status: number; message: string }> = {
  bad_request: { status: 400, message: 'The request could not be read.' },
  unauthorised: { status: 401, message: 'Send the secret as a bearer token.' },
  not_found: { status: 404, message: 'There is nothing under this address.' },
  already_finished: { status: 409, message: 'The attempt is finished and cannot be cancelled.' },
  reference_reused: { status: 409, message: 'The reference was used for something else.' },
  not_authorised: { status: 409, message: 'There is no authorisation to capture.' },
  refund_too_large: { status: 422, message: 'The refund is more than is left of what was paid.' },
  internal_error: { status: 500, message: 'The attempt was not recorded; ask again.' },
  down: { status: 503, message: 'The acquirer was told to be down.' },
};

export type ErrorReply = { status: number; body: { error: { code: ErrorCode; message: string } } };

/** The status and body for a code; `message` replaces the usual words. */
export function errorReply(code: ErrorCode, message?: string): ErrorReply {
  const row = table[code];
  return { status: row.status, body: { error: { code, message: message ?? row.message } } };
}
