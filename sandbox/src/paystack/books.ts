import { openRecordFile } from '../record-file.ts';
import type { Refund, Transaction } from './transaction.ts';

/** Transactions and refunds, in their latest state. */
export type Books = {
  nextId(): number;
  put(transaction: Transaction): Transaction;
  addRefund(refund: Refund): void;
  find(reference: string): Transaction | undefined;
  findPage(accessCode: string): Transaction | undefined;
  findAuthorization(code: string): Transaction | undefined;
  /** Newest first. */
  transactions(): Transaction[];
  /** Newest first. */
  refunds(): Refund[];
  refundedOf(transaction: Transaction): number;
  close(): void;
};

/** A line of the store file. */
type BooksLine = { kind: 'transaction'; transaction: Transaction } | { kind: 'refund'; refund: Refund };

/** Opens a file of lines; a later line replaces an earlier one of the same record. */
export function openBooks(storeFile: string): Books {
  const { lines, file } = openRecordFile(storeFile);
  const transactions = new Map<string, Transaction>();
  const refunds: Refund[] = [];
  for (const line of lines) {
    const record: BooksLine = JSON.parse(line);
    if (record.kind === 'refund') refunds.push(record.refund);
    else transactions.set(record.transaction.reference, record.transaction);
  }
  const newest = () => [...transactions.values()].sort((one, other) => other.id - one.id);
  return {
    nextId: () => 1 + Math.max(1_000, ...newest().map(({ id }) => id), ...refunds.map(({ id }) => id)),
    put(transaction) {
      file.append(JSON.stringify({ kind: 'transaction', transaction }));
      transactions.set(transaction.reference, transaction);
      return transaction;
    },
    addRefund(refund) {
      file.append(JSON.stringify({ kind: 'refund', refund }));
      refunds.push(refund);
    },
    find: (reference) => transactions.get(reference),
    findPage: (accessCode) => newest().find((one) => one.accessCode === accessCode),
    findAuthorization: (code) => newest().find((one) => one.authorization?.code === code),
    transactions: newest,
    refunds: () => [...refunds].reverse(),
    refundedOf: ({ id }) =>
      refunds.reduce((sum, { transaction, amount }) => (transaction === id ? sum + amount : sum), 0),
    close: () => file.close(),
  };
}
