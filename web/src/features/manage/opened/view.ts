import type { ManagedReservation, ManagedRoom } from '@portico/contract/calls/parts/managed-reservation';

/** What the page shows of the booking that is open; what is about one room says which. */
export type View =
  | { readonly name: 'overview' | 'booker' | 'requests' | 'complete' }
  | { readonly name: 'guests'; readonly roomNumber: number };

export const overview: View = { name: 'overview' };

/** As the query of an address; the overview has none. */
export function viewQuery(view: View): string {
  const unit = 'roomNumber' in view ? `&unit=${view.roomNumber}` : '';
  return view.name === 'overview' ? '' : `?step=${view.name}${unit}`;
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
  }
}

/** The room that a view is about. */
export function roomOf(view: View, { Rooms }: ManagedReservation): ManagedRoom | undefined {
  return 'roomNumber' in view ? Rooms.find(({ RoomNumber }) => RoomNumber === view.roomNumber) : undefined;
}

function askedView(query: URLSearchParams): View | null {
  const name = query.get('step');
  if (name === 'guests') return { name, roomNumber: Number(query.get('unit')) };
  return name === 'booker' || name === 'requests' || name === 'complete' ? { name } : null;
}
