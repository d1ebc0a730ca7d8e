import type { Charge } from './attempt.ts';
import type { Ledger } from './ledger.ts';
import { accept, refuse, type Result } from './refusal.ts';

/** Takes what was only authorised. A paid charge answers as it stands; anything else is `not_authorised`. */
export function captureCharge(ledger: Ledger, reference: string): Result<Charge> {
  const attempt = ledger.find(reference);
  if (attempt === undefined) return refuse('not_found');
  if (attempt.kind !== 'charge') return refuse('not_authorised');
  if (attempt.status === 'paid') return accept(attempt);
  if (attempt.status !== 'authorised') return refuse('not_authorised');
  const paid: Charge = { ...attempt, status: 'paid' };
  ledger.record(paid);
  return accept(paid);
}
