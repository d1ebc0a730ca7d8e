import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canEnter, nextStep, type BookingStep } from './booking-journey.ts';
import type { BookingRoom, BookingState } from './booking-state.ts';

const yesOrNo = fc.boolean();
const anyRoom = fc.record({
  roomNumber: fc.constant(0),
  roomTypeChosen: yesOrNo,
  ratePlanChosen: yesOrNo,
  upgradesOffered: yesOrNo,
  upgradesSeen: yesOrNo,
  leadGuestValid: yesOrNo,
  extrasOffered: yesOrNo,
  extrasSeen: yesOrNo,
});
const anyState: fc.Arbitrary<BookingState> = fc.record({
  rooms: fc
    .array(anyRoom, { minLength: 1, maxLength: 4 })
    .map((rooms) => rooms.map((room, index) => ({ ...room, roomNumber: index + 1 }))),
  isDesktop: yesOrNo,
  summarySeen: yesOrNo,
  personalDetailsValid: yesOrNo,
  accountOffered: yesOrNo,
  accountDecided: yesOrNo,
  addressValid: yesOrNo,
  paymentNeeded: yesOrNo,
  paymentValid: yesOrNo,
});

const DONE_IN_ROOM: Partial<Record<BookingStep, Partial<BookingRoom>>> = {
  'room-type-selection': { roomTypeChosen: true },
  'rate-plan-selection': { ratePlanChosen: true },
  'upgrade-selection': { upgradesSeen: true },
  occupancy: { leadGuestValid: true },
  extras: { extrasSeen: true },
};

const DONE_IN_BOOKING: Partial<Record<BookingStep, Partial<BookingState>>> = {
  'booking-summary': { summarySeen: true },
  'personal-information': { personalDetailsValid: true },
  account: { accountDecided: true },
  'address-details': { addressValid: true },
  'payment-details': { paymentValid: true },
};

function afterDoing(step: BookingStep, roomNumber: number | undefined, state: BookingState): BookingState {
  return {
    ...state,
    ...DONE_IN_BOOKING[step],
    rooms: state.rooms.map((room) =>
      room.roomNumber === roomNumber ? { ...room, ...DONE_IN_ROOM[step] } : room,
    ),
  };
}

describe('The booking journey', () => {
  test('ends from every state when each step shown is done, and shows none twice', () => {
    fc.assert(
      fc.property(anyState, (start) => {
        const shown: string[] = [];
        let state = start;
        for (let next = nextStep(state); next !== 'complete'; next = nextStep(state)) {
          const label = `${next.step} ${next.roomNumber ?? ''}`;
          expect(shown).not.toContain(label);
          shown.push(label);
          state = afterDoing(next.step, next.roomNumber, state);
        }
      }),
    );
  });

  test('the step that is shown may always be entered', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const next = nextStep(state);
        if (next !== 'complete') expect(canEnter(next.step, state)).toBe(true);
      }),
    );
  });

  test('payment is out of reach until every room has a rate and a valid lead guest', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const roomsReady = state.rooms.every((room) => room.ratePlanChosen && room.leadGuestValid);
        if (!roomsReady) expect(canEnter('payment-details', state)).toBe(false);
      }),
    );
  });

  test('a step that does not apply cannot be entered', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        expect(canEnter('booking-summary', { ...state, isDesktop: true })).toBe(false);
        expect(canEnter('account', { ...state, accountOffered: false })).toBe(false);
        expect(canEnter('payment-details', { ...state, paymentNeeded: false })).toBe(false);
      }),
    );
  });
});
