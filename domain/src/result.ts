/**
 * An expected failure: a code of an area (`basket.no-room-left`) and its facts, never a sentence. See
 * docs/architecture.md.
 */
export interface Refusal {
  readonly code: string;
}

/** Returned by a function that may refuse. */
export type Result<T, R extends Refusal = Refusal> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: R };

export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

export function refused<const R extends Refusal>(refusal: R): { readonly ok: false; readonly refusal: R } {
  return { ok: false, refusal };
}

/** A fault of a form: the field's internal name (camelCase, dotted if nested) and a code for its words. */
export interface Issue {
  readonly field: string;
  readonly code: string;
}
