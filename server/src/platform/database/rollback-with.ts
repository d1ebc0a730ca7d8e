/** Carries a value out of a transaction that is rolled back. */
export class RolledBack {
  readonly value: unknown;

  constructor(value: unknown) {
    this.value = value;
  }
}

/**
 * Inside `inTransaction`: undoes the whole transaction and makes `value` its result. A refusal merely returned would
 * commit earlier writes. Use as `return rollbackWith(refusal)`, for the compiler; it throws, so nothing after it runs.
 */
export function rollbackWith<T>(value: T): T {
  throw new RolledBack(value);
}
