export type RefusalCode =
  | 'reference_reused'
  | 'not_found'
  | 'already_finished'
  | 'not_authorised'
  | 'refund_too_large';

/** An expected failure is a value; only defects are thrown. */
export type Result<T> = { ok: true; value: T } | { ok: false; code: RefusalCode };

export function accept<T>(value: T): Result<T> {
  return { ok: true, value };
}

export function refuse(code: RefusalCode): { ok: false; code: RefusalCode } {
  return { ok: false, code };
}
