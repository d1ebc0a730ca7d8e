import type { ErrorBody } from '@portico/contract/calls/error-body';

/** A call that was refused or lost. `status` 0: no answer, or a success that was cut or cannot be read. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly refusalCode: string | null;
  /** Field to messages, named as on the wire; empty where no field is at fault. */
  readonly fields: Readonly<Record<string, readonly string[]>>;

  constructor(status: number, body: Partial<ErrorBody>) {
    super(body.Message ?? 'We could not reach the hotel’s server. Please try again.');
    this.status = status;
    this.refusalCode = body.RefusalCode ?? null;
    this.fields = body.ModelState ?? {};
  }
}

/** What a guest who has met a limit is told: when to try again and whom to call; null for any other failure. */
export function limitNews(error: unknown): string | null {
  return error instanceof ApiError && error.refusalCode === 'request.too-many' ? error.message : null;
}
