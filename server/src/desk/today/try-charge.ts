import { branded } from '@portico/contract/branded';
import type { DeskTaken } from '@portico/contract/desk/desk-calls';
import { moneyText } from '@portico/contract/texts/money-text';
import type { PaymentAttemptId } from '@portico/domain/ids';
import { ok, refused } from '@portico/domain/result';
import * as z from 'zod';
import { bookingOf } from '../../payments/attempts/booking-of.ts';
import { readAttempt } from '../../payments/attempts/payment-ledger.store.ts';
import { tryChargeAgain } from '../../payments/guarantee/try-charge-again.ts';
import type { Outcome, Run } from '../run/operation.ts';

type TryCharge = 'Today/TryCharge';

/** Charges a later part that failed once more, to the card kept now. Rule: docs/payments.md, "Scheduled charges". */
export async function tryCharge(run: Run, { id, minor }: DeskTaken<TryCharge>): Promise<Outcome<TryCharge>> {
  const { hotel, database } = run;
  const attemptId = branded<PaymentAttemptId>(z.uuid()).parse(id);
  const key = { propertyId: hotel.propertyId, attemptId };
  const failed = await readAttempt(database.kysely, key);
  if (failed?.purpose !== 'scheduled') return refused({ code: 'desk.need-unknown' });
  run.audit({ reservationId: bookingOf(failed) });
  const tried = await tryChargeAgain({ ...run, onDeclined: () => undefined }, key, minor);
  const sum = (of: number) => moneyText(of, hotel.currency);
  if (tried.ok) {
    run.audit({ what: [{ what: `${sum(minor)}, kept card`, was: 'not charged', now: tried.value }] });
    return ok({ minor, outcome: tried.value });
  }
  switch (tried.refusal.code) {
    case 'nothing-owed':
      return refused({ code: 'desk.charge-settled' });
    case 'under-way':
      return refused({ code: 'desk.charge-under-way' });
    case 'no-card':
      return refused({ code: 'desk.no-card' });
    case 'amount-changed':
      return refused({ code: 'desk.amount-changed', facts: { owed: sum(tried.refusal.owedMinor) } });
  }
}
