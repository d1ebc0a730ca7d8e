import type { ManagedReservation, ManagedRoom } from '@portico/contract/calls/parts/managed-reservation';
import { parseLocalDate } from '@portico/domain/calendar/local-date';
import { stayOf, type Stay } from '@portico/domain/calendar/stay';

/** What the page shows of the booking that is open; what is about one room says which. */
export type View =
  | { readonly name: 'overview' | 'booker' | 'requests' | 'complete' }
  | { readonly name: 'guests'; readonly roomNumber: number }
  | DatesView;

/** `roomNumber` null: all rooms whose dates can be changed. `stay`: as it is asked for; null before that. */
export interface DatesView {
  readonly name: 'dates';
  readonly roomNumber: number | null;
  readonly stay: Stay | null;
}

export const overview: View = { name: 'overview' };

/** As the query of an address; the overview has none. */
export function viewQuery(view: View): string {
  if (view.name === 'overview') return '';
  const query = new URLSearchParams({ step: view.name });
  if ('roomNumber' in view && view.roomNumber !== null) query.set('unit', String(view.roomNumber));
  if ('stay' in view && view.stay !== null) {
    query.set('from', view.stay.arrival);
    query.set('to', view.stay.departure);
  }
  return `?${query.toString()}`;
}

/** The view that an address asks for where the booking admits it now; the overview otherwise. */
export function viewOfUrl(query: URLSearchParams, booking: ManagedReservation): View {
  const asked = askedView(query);
  return asked !== null && mayEnter(asked, booking) ? asked : overview;
}

/** What can't be changed has no view. Rule: docs/journeys.md, "What may be changed". */
export function mayEnter(view: View, booking: ManagedReservation): boolean {
  switch (view.name) {
    case 'overview':
    case 'complete':
      return true;
    case 'booker':
    case 'requests':
      return booking.CanBeEdited;
    case 'guests':
      return roomOf(view, booking)?.CanBeEdited === true;
    case 'dates':
      return booking.Rooms.some(
        (room) =>
          room.CanBeEdited &&
          room.ChangeableUntil !== null &&
          (view.roomNumber ?? room.RoomNumber) === room.RoomNumber,
      );
  }
}

/** The room that a view is about. */
export function roomOf(view: View, { Rooms }: ManagedReservation): ManagedRoom | undefined {
  return 'roomNumber' in view ? Rooms.find(({ RoomNumber }) => RoomNumber === view.roomNumber) : undefined;
}

function askedView(query: URLSearchParams): View | null {
  const name = query.get('step');
  if (name === 'dates') return { name, roomNumber: unitOf(query), stay: stayOfQuery(query) };
  if (name === 'guests') return { name, roomNumber: Number(query.get('unit')) };
  return name === 'booker' || name === 'requests' || name === 'complete' ? { name } : null;
}

function unitOf(query: URLSearchParams): number | null {
  const unit = query.get('unit');
  return unit === null ? null : Number(unit);
}

/** Null where it is none: dates that can't be read, or that end before they begin. */
function stayOfQuery(query: URLSearchParams): Stay | null {
  const arrival = parseLocalDate(query.get('from') ?? '');
  const departure = parseLocalDate(query.get('to') ?? '');
  if (arrival === undefined || departure === undefined) return null;
  const stay = stayOf(arrival, departure);
  return stay.ok ? stay.value : null;
}
