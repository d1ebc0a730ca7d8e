import type { BookingState } from '@portico/domain/journeys/booking-state';
import { leadGuestIssues } from '@portico/domain/people/guest';
import type { Guest } from '@portico/domain/people/guest';
import type { RequiredFields } from '@portico/domain/people/required-fields';
import type { Booking } from './booking.ts';

interface BookingSurroundings {
  readonly roomCount: number;
  readonly required: RequiredFields;
  /** From md up the ledger beside the steps is the summary. */
  readonly isDesktop: boolean;
}

export function isLeadGuestValid(guest: Guest | null, required: RequiredFields): boolean {
  return guest !== null && leadGuestIssues(guest, required).length === 0;
}

/** The booking as the journey's table reads it. What checkout asks for is judged there, so it is open here. */
export function bookingStateOf(
  booking: Booking,
  { roomCount, required, isDesktop }: BookingSurroundings,
): BookingState {
  return {
    rooms: Array.from({ length: roomCount }, (_, index) => {
      const item = booking.items.find(({ roomNumber }) => roomNumber === index + 1);
      return {
        roomNumber: index + 1,
        roomTypeChosen: item !== undefined,
        ratePlanChosen: item !== undefined,
        upgradesOffered: false,
        upgradesSeen: false,
        leadGuestValid: item !== undefined && isLeadGuestValid(item.leadGuest, required),
        extrasOffered: false,
        extrasSeen: false,
      };
    }),
    isDesktop,
    // A phone's summary is left by its own link to checkout.
    summarySeen: false,
    personalDetailsValid: false,
    accountOffered: false,
    accountDecided: false,
    addressValid: false,
    paymentNeeded: true,
    paymentValid: false,
  };
}
