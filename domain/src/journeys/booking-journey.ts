import type { BookingRoom, BookingState } from './booking-state.ts';
import { firstPending, isReached, type NextStep, type Pending, type StepRow } from './step-table.ts';

/** Of {@link BOOKING_STEPS}. */
export type BookingStep = (typeof BOOKING_STEPS)[number]['step'];

/** The step to show, or `complete` when the booking can be made. Rule: docs/journeys.md, "Booking". */
export function nextStep(state: BookingState): NextStep<BookingStep> {
  return firstPending(BOOKING_STEPS, state);
}

/** Whether the step applies and all before it are done. Router and server share this check. */
export function canEnter(step: BookingStep, state: BookingState): boolean {
  return isReached(BOOKING_STEPS, step, state);
}

/** A step of the booking as a whole. */
const unless = (isDone: boolean): Pending | undefined => (isDone ? undefined : {});

/** The first room with something left to do. */
function inRoom(state: BookingState, isOpen: (room: BookingRoom) => boolean): Pending | undefined {
  const room = state.rooms.find(isOpen);
  return room === undefined ? undefined : { roomNumber: room.roomNumber };
}

/** Rooms are chosen one after the other: type, rate, then the next room. */
function inRoomBeingChosen(state: BookingState, isOpen: (room: BookingRoom) => boolean): Pending | undefined {
  const room = state.rooms.find((candidate) => !candidate.ratePlanChosen);
  return room !== undefined && isOpen(room) ? { roomNumber: room.roomNumber } : undefined;
}

/** The steps in their order. Rule: docs/journeys.md, "Booking". */
const BOOKING_STEPS = [
  {
    step: 'room-type-selection',
    pending: (state) => inRoomBeingChosen(state, (room) => !room.roomTypeChosen),
  },
  {
    step: 'rate-plan-selection',
    pending: (state) => inRoomBeingChosen(state, (room) => room.roomTypeChosen),
  },
  {
    step: 'upgrade-selection',
    appliesTo: (state) => state.rooms.some((room) => room.upgradesOffered),
    pending: (state) => inRoom(state, (room) => room.upgradesOffered && !room.upgradesSeen),
  },
  { step: 'occupancy', pending: (state) => inRoom(state, (room) => !room.leadGuestValid) },
  {
    step: 'extras',
    appliesTo: (state) => state.rooms.some((room) => room.extrasOffered),
    pending: (state) => inRoom(state, (room) => room.extrasOffered && !room.extrasSeen),
  },
  {
    step: 'booking-summary',
    appliesTo: (state) => !state.isDesktop,
    pending: (state) => unless(state.summarySeen),
  },
  { step: 'personal-information', pending: (state) => unless(state.personalDetailsValid) },
  {
    step: 'account',
    appliesTo: (state) => state.accountOffered,
    pending: (state) => unless(state.accountDecided),
  },
  { step: 'address-details', pending: (state) => unless(state.addressValid) },
  {
    step: 'payment-details',
    appliesTo: (state) => state.paymentNeeded,
    pending: (state) => unless(state.paymentValid),
  },
] as const satisfies readonly StepRow<string, BookingState>[];
