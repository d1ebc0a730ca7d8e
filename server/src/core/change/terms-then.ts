import type { WireChangeQuote } from '@portico/contract/calls/parts/change-quote';
import { cancellationSentences } from '@portico/contract/texts/cancellation-texts';
import { localTimeAt } from '@portico/domain/calendar/property-clock';
import { cancellationSteps } from '@portico/domain/reservation/cancellation-steps';
import { mayChangeRoom } from '@portico/domain/reservation/may-change';
import { isSameTerms } from '@portico/domain/reservation/terms-by-room';
import type { Hotel } from '../hotel/hotel.ts';
import type { BookedRoom } from '../reservation/booked-reservation.ts';
import type { ChangePlan } from './change-plan.ts';

type WireTerms = WireChangeQuote['Rooms'][number]['TermsThen'];

/** How a room can be cancelled and changed after a change, where that is another than before; of a room more always. */
export function termsThen(
  hotel: Hotel,
  { before, after }: Pick<ChangePlan, 'before' | 'after'>,
  room: BookedRoom,
  now: Date,
): WireTerms {
  if (room.cancelled !== null) return null;
  const { timeZone, checkInTime } = hotel.definition.property;
  const clock = { now: localTimeAt(now.getTime(), timeZone), checkInTime };
  const was = before.rooms.find(({ itemId }) => itemId === room.itemId);
  const stepsOf = (of: BookedRoom) => cancellationSteps(of.cancellation, of, clock.now);
  const then = stepsOf(room);
  const stepsWas = was && stepsOf(was);
  const mayThen = mayChangeRoom(room, after.status, clock);
  const mayNow = was && mayChangeRoom(was, before.status, clock);
  const losesCancel = !mayThen.canBeCancelled && mayNow?.canBeCancelled !== false;
  const losesChange = mayThen.changeableUntil === null && mayNow?.changeableUntil !== null;
  const extrasFixed = mayThen.changeableUntil === null && !losesChange && hasMoreExtras(was, room);
  const words = [
    ...(stepsWas && isSameTerms(stepsWas, then)
      ? []
      : cancellationSentences(then, { currency: after.currency })),
    ...(losesCancel ? ['It can then no longer be cancelled here.'] : []),
    ...(losesChange ? ['Its dates, guests and extras can then no longer be changed here.'] : []),
    ...(extrasFixed ? ['An extra that is added now cannot be given back here.'] : []),
  ];
  if (words.length === 0) return null;
  const [costNow] = then.steps;
  const isWorse =
    losesCancel || losesChange || extrasFixed || costNow.minor > (stepsWas?.steps[0].minor ?? 0);
  return { Words: words.join(' '), IsWorse: isWorse };
}

function hasMoreExtras(was: BookedRoom | undefined, room: BookedRoom): boolean {
  const quantityWas = (id: number) => was?.extras.find(({ extraId }) => extraId === id)?.quantity ?? 0;
  return room.extras.some(({ extraId, quantity }) => quantity > quantityWas(extraId));
}
