import type { Attempt, Charge } from './attempt.ts';
import { openRecordFile } from './record-file.ts';

export type Ledger = {
  find(reference: string): Attempt | undefined;
  /** The attempt that stored the card. */
  findToken(token: string): Attempt | undefined;
  /** The attempt of that challenge, open or answered. */
  findChallenge(id: string): Attempt | undefined;
  processing(): Charge[];
  /** At most `limit` attempts from position `after`, in the order of arrival; `next` is null at the end. */
  list(after: number, limit: number): { attempts: Attempt[]; next: number | null };
  /** Stores the attempt; it is on disk when this returns. */
  record(attempt: Attempt): void;
  close(): void;
};

/**
 * The acquirer's state, loaded from its store file: one JSON line per change of an attempt; the last line of a
 * reference counts. Throws on an invalid line. One process per store file.
 * @param onRecorded is called on each change, not on those loaded from the file
 */
export function openLedger(
  storeFile: string,
  onRecorded: (attempt: Attempt, earlier: Attempt | undefined) => void,
): Ledger {
  const { lines, file } = openRecordFile(storeFile);
  const attempts = new Map<string, Attempt>();
  const order: string[] = [];
  const tokens = new Map<string, string>();
  const processing = new Map<string, Charge>();
  const challenges = new Map<string, string>();

  function remember(attempt: Attempt): void {
    const { reference, token, terms } = attempt;
    if (!attempts.has(reference)) order.push(reference);
    attempts.set(reference, attempt);
    if (isProcessing(attempt)) processing.set(reference, attempt);
    else processing.delete(reference);
    if (token !== undefined) tokens.set(token, reference);
    if (terms?.challenge !== undefined) challenges.set(terms.challenge.id, reference);
  }

  for (const [index, line] of lines.entries()) remember(parseRecord(line, index + 1));

  return {
    find: (reference) => attempts.get(reference),
    findToken: (token) => attempts.get(tokens.get(token) ?? ''),
    findChallenge: (id) => attempts.get(challenges.get(id) ?? ''),
    processing: () => [...processing.values()],
    list: (after, limit) => ({
      attempts: order.slice(after, after + limit).flatMap((reference) => attempts.get(reference) ?? []),
      next: after + limit < order.length ? after + limit : null,
    }),
    record(attempt) {
      const earlier = attempts.get(attempt.reference);
      file.append(JSON.stringify(attempt));
      remember(attempt);
      onRecorded(attempt, earlier);
    },
    close: () => file.close(),
  };
}

function isProcessing(attempt: Attempt): attempt is Charge {
  return attempt.kind === 'charge' && attempt.status === 'processing';
}

function parseRecord(line: string, lineNumber: number): Attempt {
  try {
    return JSON.parse(line) as Attempt;
  } catch {
    throw new Error(`line ${lineNumber} of the store file is not a record`);
  }
}
