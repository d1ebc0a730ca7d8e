import type { Attempt, StoredCard } from './attempt.ts';
import { openRecordFile } from './record-file.ts';

export type Ledger = {
  find(reference: string): Attempt | undefined;
  findToken(token: string): StoredCard | undefined;
  /** Keeps the attempt as it now stands; on disk when this returns. */
  record(attempt: Attempt): void;
  close(): void;
};

/**
 * The acquirer's memory, filled from its store file: one JSON line for each change of an attempt, the last
 * line of a reference counts. Throws when a line is not a record. One process per store file.
 */
export function openLedger(storeFile: string): Ledger {
  const { lines, file } = openRecordFile(storeFile);
  const attempts = new Map<string, Attempt>();
  const tokens = new Map<string, StoredCard>();

  function remember(attempt: Attempt): void {
    attempts.set(attempt.reference, attempt);
    if (attempt.kind === 'card' && attempt.token !== undefined) tokens.set(attempt.token, attempt);
  }

  for (const [index, line] of lines.entries()) remember(parseRecord(line, index + 1));

  return {
    find: (reference) => attempts.get(reference),
    findToken: (token) => tokens.get(token),
    record(attempt) {
      file.append(JSON.stringify(attempt));
      remember(attempt);
    },
    close: () => file.close(),
  };
}

function parseRecord(line: string, lineNumber: number): Attempt {
  try {
    return JSON.parse(line) as Attempt;
  } catch {
    throw new Error(`line ${lineNumber} of the store file is not a record`);
  }
}
