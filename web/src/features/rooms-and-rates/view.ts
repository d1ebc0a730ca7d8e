import { canEnter, nextStep } from '@portico/domain/journeys/booking-journey';
import type { BookingState } from '@portico/domain/journeys/booking-state';

/** What the page shows: one room's choices, the guests, or the summary of a phone. */
export type View =
  | { readonly name: 'rooms'; readonly roomNumber: number }
  | { readonly name: 'guests' }
  | { readonly name: 'summary' };

/** Where the journey stands: a view of this page, or on to checkout. Rule: docs/journeys.md, "Booking". */
export function nextView(state: BookingState): View | 'checkout' {
  const next = nextStep(state);
  if (next === 'complete') return 'checkout';
  switch (next.step) {
    case 'room-type-selection':
    case 'rate-plan-selection':
      return { name: 'rooms', roomNumber: next.roomNumber ?? 1 };
    case 'occupancy':
      return { name: 'guests' };
    case 'booking-summary':
      return { name: 'summary' };
    case 'upgrade-selection':
    case 'extras':
    case 'personal-information':
    case 'account':
    case 'address-details':
    case 'payment-details':
      return 'checkout';
  }
}

/** The view a URL asks for with `step` and `unit`, where the journey admits it; otherwise where the journey stands. */
export function viewOfUrl(query: URLSearchParams, state: BookingState): View {
  const asked = askedView(query, state.rooms.length);
  if (asked !== null && canEnter(stepOf(asked), state)) return asked;
  const next = nextView(state);
  if (next !== 'checkout') return next;
  return state.isDesktop ? { name: 'rooms', roomNumber: 1 } : { name: 'summary' };
}

/** The query of a view within its search. */
export function viewQuery(searchLink: string, view: View): string {
  return view.name === 'rooms'
    ? `${searchLink}&step=rooms&unit=${view.roomNumber}`
    : `${searchLink}&step=${view.name}`;
}

function askedView(query: URLSearchParams, roomCount: number): View | null {
  const step = query.get('step');
  if (step === 'guests' || step === 'summary') return { name: step };
  const roomNumber = Number(query.get('unit'));
  const isRoom = Number.isInteger(roomNumber) && roomNumber >= 1 && roomNumber <= roomCount;
  return step === 'rooms' && isRoom ? { name: 'rooms', roomNumber } : null;
}

function stepOf(view: View) {
  switch (view.name) {
    case 'rooms':
      return 'room-type-selection';
    case 'guests':
      return 'occupancy';
    case 'summary':
      return 'booking-summary';
  }
}
