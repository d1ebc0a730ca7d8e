import type { PreCheckInState, RoomToReview } from './pre-check-in-state.ts';
import type { ChecklistItem, PreCheckInPlace, PreCheckInStep } from './pre-check-in-steps.ts';
import { firstPending, type Pending, type StepRow } from './step-table.ts';

/** The guest's checklist, in order. Rule: docs/journeys.md, "Pre-check-in". */
export function checklist(state: PreCheckInState): readonly ChecklistItem[] {
  return [
    ...(state.booker === null ? [] : [{ step: 'booker', reviewed: state.booker } as const]),
    ...state.rooms.flatMap(ofRoom),
    ...(state.card === null ? [] : [{ step: 'payment-details', reviewed: state.card } as const]),
  ];
}

/** The place to show. Rule: docs/journeys.md, "Pre-check-in". */
export function nextPlace(state: PreCheckInState): PreCheckInPlace {
  const next = firstPending(PRE_CHECK_IN_STEPS, state);
  return next === 'complete' ? { step: next } : next;
}

/** Whether the place is the next one, or a checklist row already visited. */
export function canEnterPlace(place: PreCheckInPlace, state: PreCheckInState): boolean {
  if (isSamePlace(place, nextPlace(state))) return true;
  return (
    state.link === 'open' &&
    checklist(state).some((item) => item.reviewed !== 'to-do' && isSamePlace(item, place))
  );
}

export function isSamePlace(one: PreCheckInPlace, other: PreCheckInPlace): boolean {
  return (
    one.step === other.step && one.roomNumber === other.roomNumber && one.guestNumber === other.guestNumber
  );
}

/** Room by room: beds, guests, extras. */
function ofRoom({ roomNumber, ...room }: RoomToReview): readonly ChecklistItem[] {
  return [
    ...(room.hasBedChoice ? [{ step: 'room', roomNumber, reviewed: room.beds } as const] : []),
    ...room.guests.map(
      (reviewed, index) => ({ step: 'guest', roomNumber, guestNumber: index + 1, reviewed }) as const,
    ),
    ...(room.extrasOffered ? [{ step: 'extras', roomNumber, reviewed: room.extras } as const] : []),
  ];
}

const here: Pending = {};

/** A step that may have several checklist rows: it is next if the first unfinished row is one of them. */
function ofChecklist(step: ChecklistItem['step']): StepRow<PreCheckInStep, PreCheckInState> {
  return {
    step,
    appliesTo: (state) => checklist(state).some((item) => item.step === step),
    pending: (state) => {
      const first = checklist(state).find(({ reviewed }) => reviewed !== 'done');
      if (first?.step !== step) return undefined;
      const { roomNumber, guestNumber } = first;
      return {
        ...(roomNumber !== undefined && { roomNumber }),
        ...(guestNumber !== undefined && { guestNumber }),
      };
    },
  };
}

const PRE_CHECK_IN_STEPS: readonly StepRow<PreCheckInStep, PreCheckInState>[] = [
  { step: 'none', appliesTo: ({ link }) => link === 'closed', pending: () => here },
  { step: 'start', appliesTo: ({ link }) => link === 'unread', pending: () => here },
  ofChecklist('booker'),
  ofChecklist('room'),
  ofChecklist('guest'),
  ofChecklist('extras'),
  ofChecklist('payment-details'),
  { step: 'summary', pending: ({ isSaved }) => (isSaved ? undefined : here) },
  { step: 'complete', pending: () => here },
];
