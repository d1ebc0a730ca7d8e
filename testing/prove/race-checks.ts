import type { Asked } from './asking.ts';

const FULL = 'basket.no-room-left';

/** Of the requests for one room, one gets it and every other is told that it is unavailable. */
export function lastRoomFaults(asked: readonly Asked[]): string[] {
  const confirmed = asked.filter(isConfirmed).length;
  const faults = confirmed === 1 ? [] : [`${confirmed} of ${asked.length} have the last room`];
  return [...faults, ...otherThan(asked, [FULL])];
}

/** All answers to one key are identical, except for "wait" and the booking itself. */
export function oneKeyFaults(asked: readonly Asked[]): string[] {
  const answers = new Set(asked.map(({ answer }) => JSON.stringify({ ...answer, Status: null })));
  const faults = answers.size === 1 ? [] : [`one key is answered in ${answers.size} ways`];
  return [...faults, ...otherThan(asked, [])];
}

/** Each basket or single night is booked, declined or full. */
export function mixedFaults(asked: readonly Asked[]): string[] {
  return otherThan(asked, [FULL, 'payment.declined']);
}

const isConfirmed = ({ answer, seen }: Asked) =>
  answer?.Success === true && (seen ?? answer).Status === 'Confirmed';

/** Why it failed, or its status: the last the guest was told. */
export function lastWord({ answer, seen }: Asked): string {
  const last = seen ?? answer;
  return last?.RefusalCode ?? last?.Status ?? 'nothing';
}

function otherThan(asked: readonly Asked[], codes: readonly string[]): string[] {
  return asked
    .filter((each) => !isConfirmed(each) && !codes.includes(lastWord(each)))
    .map((each) => `a guest is answered ${lastWord(each)}`);
}
