import type { DeskTaken } from '@portico/contract/desk/desk-calls';
import { issueText } from '@portico/contract/texts/issue-texts';
import { ok, refused } from '@portico/domain/result';
import { changeByHotel } from '../../booking/by-hotel/change-by-hotel.ts';
import { planChangeByHotel } from '../../booking/by-hotel/plan-change-by-hotel.ts';
import type { ChangePlan } from '../../booking/change/change-plan.ts';
import { atOneImport } from '../../hotel/at-one-import.ts';
import { standingRooms } from '../../reservation/standing-rooms.ts';
import { auditOf, sumsOf } from '../booking/change-money.ts';
import { findBooking } from '../booking/find-booking.ts';
import { refundLimitMinor } from '../booking/refund-limit.ts';
import { refusedByHotel } from '../booking/refused-by-hotel.ts';
import type { Outcome, Run } from '../run/operation.ts';
import { requestedChange } from './requested-change.ts';

type Change = 'Booking/Change';

/**
 * Changes rooms of a confirmed booking (dates, type, rate plan, guests, beds, extras), adds some, or changes who booked.
 * Nothing is charged. `isPreview`: only says what the sums become. Refuses another version, what is sold out or closed,
 * and what the rules forbid staff too. Rule: docs/booking.md, "Changed by the hotel".
 */
export async function changeBooking(
  run: Run,
  takes: DeskTaken<Change>,
  { isPreview }: { readonly isPreview: boolean },
): Promise<Outcome<Change>> {
  const { number, version, areStayRulesWaived, isGivenBack, isGuestTold } = takes;
  const found = await findBooking(run, number);
  if (!found.ok) return found;
  const { reservationId, referenceNumber, rooms } = found.value;
  const unknown = takes.rooms.find(({ room }) => rooms.every(({ roomNumber }) => roomNumber !== room));
  if (unknown !== undefined) {
    const facts = { number: referenceNumber, room: unknown.room, of: rooms.length };
    return refused({ code: 'desk.room-unknown', facts });
  }
  const reason = takes.reason?.trim() || null;
  if (areStayRulesWaived && reason === null && !isPreview) {
    const message = issueText('text.required', { field: 'reason' });
    return refused({ code: 'request.invalid', faults: [{ field: 'reason', message }] });
  }
  run.audit({ reservationId, ...(reason !== null && { reason }) });
  const changed = await atOneImport(run.hotels, run.hotel, (hotel) =>
    changeByHotel(
      { ...run, onDeclined: () => undefined },
      {
        ...{ hotel, reservationId, version, reason, isGuestTold, isPreview },
        mostRefundMinor: refundLimitMinor(hotel, run.operator),
      },
      async (facts, tx) => {
        const requested = requestedChange(hotel, facts.before, takes);
        const plan = await planChangeByHotel(tx, hotel, facts, {
          ...requested,
          areStayRulesWaived,
          isGivenBack,
        });
        const isNothing = plan.ok && plan.value.what.length === 0;
        return isNothing && !isPreview ? refused({ code: 'nothing-changes' }) : plan;
      },
    ),
  );
  if (!changed.ok) return refusedByHotel(run, found.value, changed.refusal);
  const plan = changed.value;
  run.audit({ what: auditOf(withoutNames(plan)) });
  return ok({
    ...sumsOf(plan),
    rooms: standingRooms(plan.after).map(({ roomNumber, grossMinor, extrasGrossMinor }) => ({
      room: roomNumber,
      minor: grossMinor + extrasGrossMinor,
    })),
    lostPromotions: plan.lostPromotions.map(({ name }) => name),
  });
}

/** The audit trail says that people changed, and names none. */
function withoutNames(plan: ChangePlan): ChangePlan {
  const what = plan.what.map((thing) =>
    /^(booker|special requests)$|, (lead guest|other guests|ages of children)$/.test(thing.what)
      ? { ...thing, was: '', now: 'changed' }
      : thing,
  );
  return { ...plan, what };
}
