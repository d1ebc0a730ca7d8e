import type { ManagedReservation } from '@portico/contract/calls/parts/managed-reservation';
import { formatSearchLink, parseSearchLink } from '@portico/contract/search-link';
import { parseLocalDate } from '@portico/domain/calendar/local-date';
import { stayOf, type Stay } from '@portico/domain/calendar/stay';
import { mayEnter } from './manage-state-of.ts';
import { overview, type NewRoomView, type View } from './view.ts';

/** As the query of an address; empty for the overview. */
export function viewQuery(view: View): string {
  if (view.name === 'overview') return '';
  const query = new URLSearchParams(view.name === 'new-room' ? searchOf(view) : '');
  for (const [name, value] of Object.entries(partsOf(view)))
    if (value !== null) query.set(name, String(value));
  return `?step=${view.name}${query.size === 0 ? '' : `&${query.toString()}`}`;
}

function partsOf(view: View): Readonly<Record<string, string | number | null>> {
  switch (view.name) {
    case 'guests':
    case 'extras':
    case 'room':
      return { unit: view.roomNumber };
    case 'dates':
      return { unit: view.roomNumber, from: view.stay?.arrival ?? null, to: view.stay?.departure ?? null };
    case 'upgrade':
      return { unit: view.roomNumber, type: view.roomTypeId };
    case 'new-room':
      return { type: view.roomTypeId, plan: view.ratePlanId, past: view.past };
    case 'overview':
    case 'booker':
    case 'requests':
    case 'complete':
      return {};
  }
}

/** The view at an address when the booking currently allows it; the overview otherwise. */
export function viewOfUrl(query: URLSearchParams, booking: ManagedReservation): View {
  const requested = requestedView(query);
  return requested !== null && mayEnter(requested, booking) ? requested : overview;
}

function requestedView(query: URLSearchParams): View | null {
  const name = query.get('step') ?? '';
  const unit = numberOf(query, 'unit');
  switch (name) {
    case 'booker':
    case 'requests':
    case 'complete':
      return { name };
    case 'guests':
    case 'extras':
    case 'room':
      return unit === null ? null : { name, roomNumber: unit };
    case 'dates':
      return { name, roomNumber: unit, stay: stayOfQuery(query) };
    case 'upgrade':
      return unit === null ? null : { name, roomNumber: unit, roomTypeId: numberOf(query, 'type') };
    case 'new-room':
      return newRoomOf(query);
    default:
      return null;
  }
}

function numberOf(query: URLSearchParams, name: string): number | null {
  const text = query.get(name);
  return text === null ? null : Number(text);
}

/** Null when invalid: unreadable dates, or an end before the start. */
function stayOfQuery(query: URLSearchParams): Stay | null {
  const arrival = parseLocalDate(query.get('from') ?? '');
  const departure = parseLocalDate(query.get('to') ?? '');
  if (arrival === undefined || departure === undefined) return null;
  const stay = stayOf(arrival, departure);
  return stay.ok ? stay.value : null;
}

/** Its stay and guests are written like a search's. */
function searchOf({ stay, guests }: NewRoomView): string {
  return formatSearchLink({
    arrival: stay?.arrival ?? null,
    departure: stay?.departure ?? null,
    rooms: guests === null ? null : [guests],
    ratePlanCode: null,
    promoCode: null,
    roomTypeId: null,
    ratePlanId: null,
    locationId: null,
  });
}

function newRoomOf(query: URLSearchParams): NewRoomView {
  const { arrival, departure, rooms } = parseSearchLink(query);
  const past = query.get('past');
  return {
    name: 'new-room',
    stay: arrival === null || departure === null ? null : { arrival, departure },
    guests: rooms?.[0] ?? null,
    roomTypeId: numberOf(query, 'type'),
    ratePlanId: numberOf(query, 'plan'),
    past: past === 'guest' || past === 'extras' ? past : null,
  };
}
