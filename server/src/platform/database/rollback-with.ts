/** Carries a value out of a transaction that is rolled back. */
export class RolledBack {
  readonly value: unknown;

  constructor(value: unknown) {
    this.value = value;
  }
}

/**
 * Inside `inTransaction`: undoes everything the transaction did and makes `value` its answer. A refusal that is
 * merely returned keeps what was written before it. Used as `return rollbackWith(refusal)`, which also gives the
 * value to the compiler; it throws, so nothing after it runs.
 */
export function rollbackWith<T>(value: T): T {
  throw new RolledBack(value);
}
