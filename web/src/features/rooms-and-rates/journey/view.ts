import { canEnter, nextStep, type BookingStep } from '@portico/domain/journeys/booking-journey';
import type { BookingState } from '@portico/domain/journeys/booking-state';

/** What the page shows: one room's choices, upgrades or extras, the guests, or a phone's summary. */
export type View =
  | { readonly name: 'rooms' | 'upgrades' | 'extras'; readonly roomNumber: number }
  | { readonly name: 'guests' }
  | { readonly name: 'summary' };

/** The next step: a view of this page, or checkout. Rule: docs/journeys.md, "Booking". */
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

/** The view named in a URL with `step` and `unit`, when the journey allows it; otherwise the next step. */
export function viewOfUrl(query: URLSearchParams, state: BookingState): View {
  const requested = requestedView(query, state.rooms.length);
  if (requested !== null && isAdmitted(requested, state)) return requested;
  const next = nextView(state);
  if (next !== 'checkout') return next;
  return state.isDesktop ? { name: 'rooms', roomNumber: 1 } : { name: 'summary' };
}

/** The step of a booking that a view belongs to. */
export function stepOf({ name }: View): BookingStep {
  return steps[name];
}

/** The query of a view within its search. */
export function viewQuery(searchLink: string, view: View): string {
  const unit = 'roomNumber' in view ? `&unit=${view.roomNumber}` : '';
  return `${searchLink}&step=${view.name}${unit}`;
}

/** True when the URL names the view, and not only the search: then Back and Forward restore it. */
export function namesView(query: URLSearchParams, view: View): boolean {
  return viewQuery('', view) === stepQuery(query);
}

/** True when the URL names any step. */
export function namesStep(query: URLSearchParams): boolean {
  return stepQuery(query) !== '';
}

/** Another search with the step that a URL names. */
export function withStep(searchLink: string, query: URLSearchParams): string {
  return `${searchLink}${stepQuery(query)}`;
}

function stepQuery(query: URLSearchParams): string {
  return ['step', 'unit'].map((name) => (query.has(name) ? `&${name}=${query.get(name)}` : '')).join('');
}

function requestedView(query: URLSearchParams, roomCount: number): View | null {
  const step = query.get('step');
  if (step === 'guests' || step === 'summary') return { name: step };
  if (step !== 'rooms' && step !== 'upgrades' && step !== 'extras') return null;
  const roomNumber = Number(query.get('unit'));
  const isRoom = Number.isInteger(roomNumber) && roomNumber >= 1 && roomNumber <= roomCount;
  return isRoom ? { name: step, roomNumber } : null;
}

/** True when the journey allows the view, and its room has something to show there. */
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
