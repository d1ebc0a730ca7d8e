import type { RequestedBooking } from './request-booking.ts';

const FULL = 'basket.no-room-left';

/** Of the requests for one room, one gets it and every other gets that it is unavailable. */
export function lastRoomFaults(requested: readonly RequestedBooking[]): string[] {
  const confirmed = requested.filter(isConfirmed).length;
  const faults = confirmed === 1 ? [] : [`${confirmed} of ${requested.length} have the last room`];
  return [...faults, ...otherThan(requested, [FULL])];
}

/** All answers to one key are identical, except for "wait" and the booking itself. */
export function oneKeyFaults(requested: readonly RequestedBooking[]): string[] {
  const answers = new Set(requested.map(({ answer }) => JSON.stringify({ ...answer, Status: null })));
  const faults = answers.size === 1 ? [] : [`one key is answered in ${answers.size} ways`];
  return [...faults, ...otherThan(requested, [])];
}

/** Each basket or single night is booked, declined or full. */
export function mixedFaults(requested: readonly RequestedBooking[]): string[] {
  return otherThan(requested, [FULL, 'payment.declined']);
}

const isConfirmed = ({ answer, seen }: RequestedBooking) =>
  answer?.Success === true && (seen ?? answer).Status === 'Confirmed';

/** Why it failed, or its status: the last the guest saw. */
export function lastWord({ answer, seen }: RequestedBooking): string {
  const last = seen ?? answer;
  return last?.RefusalCode ?? last?.Status ?? 'nothing';
}

function otherThan(requested: readonly RequestedBooking[], codes: readonly string[]): string[] {
  return requested
    .filter((each) => !isConfirmed(each) && !codes.includes(lastWord(each)))
    .map((each) => `a guest is answered ${lastWord(each)}`);
}
