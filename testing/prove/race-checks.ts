import type { Asked } from './asking.ts';

const FULL = 'basket.no-room-left';

/** Of those who ask for one room: one has it, each other is told that it is gone. */
export function lastRoomFaults(asked: readonly Asked[]): string[] {
  const confirmed = asked.filter(isConfirmed).length;
  const faults = confirmed === 1 ? [] : [`${confirmed} of ${asked.length} have the last room`];
  return [...faults, ...otherThan(asked, [FULL])];
}

/** Of one key each answer is the same to the letter, but for who is told to wait, and the booking. */
export function oneKeyFaults(asked: readonly Asked[]): string[] {
  const answers = new Set(asked.map(({ answer }) => JSON.stringify({ ...answer, Status: null })));
  const faults = answers.size === 1 ? [] : [`one key is answered in ${answers.size} ways`];
  return [...faults, ...otherThan(asked, [])];
}

/** Of baskets and single nights each is booked, declined or full. */
export function mixedFaults(asked: readonly Asked[]): string[] {
  return otherThan(asked, [FULL, 'payment.declined']);
}

const isConfirmed = ({ answer, seen }: Asked) =>
  answer?.Success === true && (seen ?? answer).Status === 'Confirmed';

/** Why it came to nothing, or its status: as its guest heard it last. */
export function lastWord({ answer, seen }: Asked): string {
  const last = seen ?? answer;
  return last?.RefusalCode ?? last?.Status ?? 'nothing';
}

function otherThan(asked: readonly Asked[], codes: readonly string[]): string[] {
  return asked
    .filter((each) => !isConfirmed(each) && !codes.includes(lastWord(each)))
    .map((each) => `a guest is answered ${lastWord(each)}`);
}
