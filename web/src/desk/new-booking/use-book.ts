import type { DeskAnswer, DeskTakes } from '@portico/contract/desk/desk-calls';
import { useDeskChange } from '../lib/desk-queries.ts';

type Booked = DeskAnswer<'NewBooking/Create'>;

/** The link over a deposit, or why there is none: it is booked all the same. */
export type Deposit =
  | Pick<DeskAnswer<'Booking/PayLink'>, 'minor' | 'url' | 'mailedTo'>
  | { readonly fault: string };

/** Books, and then asks for the deposit by a link, as the booking does afterwards. */
export function useBook(onBooked: (booked: Booked, deposit: Deposit | null) => void) {
  const create = useDeskChange('NewBooking/Create');
  const payLink = useDeskChange('Booking/PayLink');
  function book(
    takes: DeskTakes<'NewBooking/Create'>,
    /** In minor units; null: none. */
    depositMinor: number | null,
    onError: () => void,
  ) {
    create.mutate(takes, {
      onError,
      onSuccess: (booked) => {
        if (depositMinor === null) return onBooked(booked, null);
        payLink.mutate(
          { number: booked.number, minor: depositMinor, isMailed: booked.mailedTo !== null },
          {
            onSuccess: ({ minor, url, mailedTo }) => onBooked(booked, { minor, url, mailedTo }),
            onError: ({ message }) => onBooked(booked, { fault: message }),
          },
        );
      },
    });
  }
  return { book, error: create.error, isPending: create.isPending || payLink.isPending };
}
