import { approved, type Charge } from './attempt.ts';
import type { Ledger } from './ledger.ts';

/** Pays each processing charge that is due. */
export function finishLate(ledger: Ledger, now: Date): void {
  for (const charge of ledger.processing()) if (isDue(charge, now)) ledger.record(approved(charge));
}

function isDue({ terms }: Charge, now: Date): boolean {
  return terms?.paidFrom === undefined || Date.parse(terms.paidFrom) <= now.getTime();
}
