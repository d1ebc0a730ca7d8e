import type { RoomToChange } from './use-room-change.ts';

/** What a guest could do by the terms of the room: they bind no staff, who ought to know. */
export function termsText({ whyNotByGuest }: RoomToChange): string {
  switch (whyNotByGuest) {
    case null:
      return 'A guest could change this themselves.';
    case 'terms':
      return 'The rate lets no guest change this.';
    case 'too-late':
      return 'For a guest it is too late: cancelling costs by now.';
    case 'arrived':
      return 'For a guest it is too late: check-in has begun.';
  }
}
