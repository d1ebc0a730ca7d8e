import { canEnter, nextStep, type BookingStep } from '@portico/domain/journeys/booking-journey';
import type { BookingState } from '@portico/domain/journeys/booking-state';

/** What the page shows: one room's choices, upgrades or extras, the guests, or the summary of a phone. */
export type View =
  | { readonly name: 'rooms' | 'upgrades' | 'extras'; readonly roomNumber: number }
  | { readonly name: 'guests' }
  | { readonly name: 'summary' };

/** Where the journey stands: a view of this page, or on to checkout. Rule: docs/journeys.md, "Booking". */
export function nextView(state: BookingState): View | 'checkout' {
  const next = nextStep(state);
  if (next === 'complete') return 'checkout';
  const roomNumber = next.roomNumber ?? 1;
  switch (next.step) {
    case 'room-type-selection':
    case 'rate-plan-selection':
      return { name: 'rooms', roomNumber };
    case 'upgrade-selection':
      return { name: 'upgrades', roomNumber };
    case 'occupancy':
      return { name: 'guests' };
    case 'extras':
      return { name: 'extras', roomNumber };
    case 'booking-summary':
      return { name: 'summary' };
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
  if (asked !== null && isAdmitted(asked, state)) return asked;
  const next = nextView(state);
  if (next !== 'checkout') return next;
  return state.isDesktop ? { name: 'rooms', roomNumber: 1 } : { name: 'summary' };
}

/** Which step of a booking a view is. */
export function stepOf({ name }: View): BookingStep {
  return steps[name];
}

/** The query of a view within its search. */
export function viewQuery(searchLink: string, view: View): string {
  const unit = 'roomNumber' in view ? `&unit=${view.roomNumber}` : '';
  return `${searchLink}&step=${view.name}${unit}`;
}

/** True where the URL names the view, and not only the search: then Back and Forward find it again. */
export function namesView(query: URLSearchParams, view: View): boolean {
  return viewQuery('', view) === stepQuery(query);
}

/** True where the URL asks for a step, whichever. */
export function asksForStep(query: URLSearchParams): boolean {
  return stepQuery(query) !== '';
}

/** Another search with the step that a URL asks for. */
export function withStep(searchLink: string, query: URLSearchParams): string {
  return `${searchLink}${stepQuery(query)}`;
}

function stepQuery(query: URLSearchParams): string {
  return ['step', 'unit'].map((name) => (query.has(name) ? `&${name}=${query.get(name)}` : '')).join('');
}

function askedView(query: URLSearchParams, roomCount: number): View | null {
  const step = query.get('step');
  if (step === 'guests' || step === 'summary') return { name: step };
  if (step !== 'rooms' && step !== 'upgrades' && step !== 'extras') return null;
  const roomNumber = Number(query.get('unit'));
  const isRoom = Number.isInteger(roomNumber) && roomNumber >= 1 && roomNumber <= roomCount;
  return isRoom ? { name: step, roomNumber } : null;
}

/** True where the journey admits the view, and the room that it is about has something to show there. */
export function isAdmitted(view: View, state: BookingState): boolean {
  if (!canEnter(steps[view.name], state)) return false;
  if (view.name !== 'upgrades' && view.name !== 'extras') return true;
  const room = state.rooms.find(({ roomNumber }) => roomNumber === view.roomNumber);
  return view.name === 'upgrades' ? room?.upgradesOffered === true : room?.extrasOffered === true;
}

const steps: Readonly<Record<View['name'], BookingStep>> = {
  rooms: 'room-type-selection',
  upgrades: 'upgrade-selection',
  guests: 'occupancy',
  extras: 'extras',
  summary: 'booking-summary',
};
