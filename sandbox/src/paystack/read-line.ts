import type { Refund, Transaction } from './transaction.ts';

export type BooksLine =
  | { kind: 'transaction'; transaction: Transaction }
  | { kind: 'refund'; refund: Refund };

/** A line as this program has written it. */
export function readLine(line: string): BooksLine {
  return JSON.parse(line);
}
