import type { DeskTaken } from '@portico/contract/desk/desk-calls';
import { guestPaths } from '@portico/contract/paths';
import { ok, refused } from '@portico/domain/result';
import { preCheckInCode } from '../../access/pre-check-in-link.ts';
import { toCheckIn } from '../../check-in/to-check-in.ts';
import type { Outcome, Run } from '../run/operation.ts';
import { findBooking, unknownRoom } from './find-booking.ts';

type PreCheckInLink = 'Booking/PreCheckInLink';

const whyNot = {
  invalid: 'it stands no more',
  off: 'the hotel takes no check-in online (settings.preCheckIn of its property file)',
  cancelled: 'it is cancelled',
  arrived: 'the stay has begun',
  over: 'the stay is over',
} as const;

/** The mail's link at any time, or one for the guests of a single room. Rule: docs/pre-check-in.md, "The link". */
export async function preCheckInLink(
  run: Run,
  { number, roomNumber }: DeskTaken<PreCheckInLink>,
): Promise<Outcome<PreCheckInLink>> {
  const { hotel, links, clock } = run;
  const found = await findBooking(run, number);
  if (!found.ok) return found;
  const { reservationId, referenceNumber, rooms } = found.value;
  run.audit({ reservationId });
  const unknown = unknownRoom(found.value, roomNumber);
  if (unknown !== undefined) return refused(unknown);
  const itemId = rooms.find((room) => room.roomNumber === roomNumber)?.itemId ?? null;
  const open = toCheckIn(hotel, found.value, itemId, clock.now());
  if (!open.ok) {
    const why = whyNot[open.refusal.code];
    return refused({ code: 'desk.no-pre-check-in', facts: { number: referenceNumber, why } });
  }
  if (links === undefined) return refused({ code: 'desk.no-links' });
  const code = preCheckInCode(links.secrets, found.value, itemId);
  const path = guestPaths.preCheckIn(hotel.definition.property.code, referenceNumber, code);
  run.audit({ what: [{ what: 'link to check in', was: '', now: 'shown' }] });
  return ok({ number: referenceNumber, url: links.publicUrl + path });
}
