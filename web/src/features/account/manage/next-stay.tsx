import type { AccountReservation } from '@portico/contract/calls/account-reservations';
import type { ManagedReservation } from '@portico/contract/calls/parts/managed-reservation';
import { guestPaths } from '@portico/contract/paths';
import { shortDateText } from '@portico/contract/texts/date-texts';
import { guestsText } from '@portico/contract/texts/guest-texts';
import { mayChangeText } from '@portico/contract/texts/manage-texts';
import { moneyText } from '@portico/contract/texts/money-text';
import { unbroken } from '@portico/contract/texts/unbroken';
import { fromWireAmount } from '@portico/contract/wire/amounts';
import type { UnitName } from '@portico/contract/texts/unit-texts';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import { nightsOf } from '@portico/domain/calendar/stay';
import type { CurrencyCode } from '@portico/domain/money/currency';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { searchBooking } from '../../../shared/booked/search-booking.ts';
import { useHotel } from '../../../shared/hotel/hotel-context.ts';
import { WhereLink } from '../../../shared/hotel/where-link.tsx';
import { StayDates } from '../../../shared/stay/stay-dates.tsx';
import { capitalised, countInWords } from '../../../shared/stay/stay-texts.ts';
import type { IconName } from '../../../ui/icon-paths.ts';
import { Icon } from '../../../ui/icon.tsx';
import { KeyFob } from '../../../ui/key-fob.tsx';
import { partyOf, roomNames } from './stay-row.tsx';
import styles from './next-stay.module.css';

/** The stay that comes next, as a heading, and what is left to do for it. */
export function NextStay({ booking }: { booking: AccountReservation }) {
  const { code, property, today, currency, unit } = useHotel();
  const { ReservationNumber: number, Code, PreCheckIn, DateFrom, DateTo } = booking;
  const booked = useBooked(booking);
  return (
    <article aria-label={`Booking ${number}`}>
      <div className={styles.head}>
        <div>
          <KeyFob label="Reservation number" number={number} />
          <h3 className={styles.heading}>{whenText(DateFrom, today, property.PropertyName)}</h3>
          <p className="lead muted">
            {roomNames(booking)}, {unbroken(guestsText(partyOf(booking)))}.
            {booked !== undefined && ` ${leftToPayText(booked, currency)}`}
          </p>
        </div>
        <div className={styles.dates}>
          <StayDates stay={{ arrival: DateFrom, departure: DateTo }} />
        </div>
      </div>
      <ul className={styles.toDo} aria-label="What you can do">
        {PreCheckIn !== null && (
          <li>
            <a href={guestPaths.preCheckIn(code, number, PreCheckIn.Code)}>
              <Words icon="key" note={PreCheckIn.IsDone ? 'Done. You can still change it.' : undefined}>
                Check in before you arrive
              </Words>
            </a>
          </li>
        )}
        {Code !== null && (
          <li>
            <a href={guestPaths.manageReservation(code, number, Code)}>
              <Words icon="calendar" note={booked && changeNote(booked, { today, unit })}>
                Change or cancel <span className="vh">booking {number}</span>
              </Words>
            </a>
          </li>
        )}
        {property.HasWhere && (
          <li>
            <WhereLink isElsewhere>
              <Words icon="pin">How to find us</Words>
            </WhereLink>
          </li>
        )}
      </ul>
    </article>
  );
}

interface WordsProps {
  readonly icon: IconName;
  readonly note?: string | undefined;
  readonly children: ReactNode;
}

function Words({ icon, note, children }: WordsProps) {
  return (
    <>
      <Icon name={icon} />
      <span>
        {children}
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </span>
      <Icon name="arrow" className={styles.arrow} />
    </>
  );
}

/** The whole booking, opened by the account's link; undefined until it is known. */
function useBooked({ ReservationNumber, Code }: AccountReservation): ManagedReservation | undefined {
  const hotel = useHotel();
  const { data } = useQuery({
    queryKey: ['account', hotel.id, 'next', ReservationNumber, Code],
    queryFn: ({ signal }) =>
      searchBooking(hotel, { reservationNumber: ReservationNumber, guestName: '', hash: Code ?? '' }, signal),
    enabled: Code !== null,
    // The code is not cached.
    gcTime: 0,
    retry: false,
  });
  return data?.Reservation ?? undefined;
}

/** “In twelve days, The Quay House”. */
function whenText(arrival: LocalDate, today: LocalDate, hotelName: string): string {
  if (arrival < today) return `Your stay at ${hotelName}`;
  if (arrival === today) return `Today, ${hotelName}`;
  const days = nightsOf({ arrival: today, departure: arrival });
  return days === 1
    ? `Tomorrow, ${hotelName}`
    : `${capitalised(`in ${countInWords(days)} days`)}, ${hotelName}`;
}

/** “Left to pay: £104.00 on Sun 7 Mar 2027, £400.00 at the hotel.” */
function leftToPayText(booked: ManagedReservation, currency: CurrencyCode): string {
  const money = (amount: number) => moneyText(fromWireAmount(amount, currency), currency);
  const parts = [
    ...booked.DueLater.map(({ Date: date, Amount }) => `${money(Amount)} on ${shortDateText(date)}`),
    ...(booked.DueOnInvoice > 0 ? [`${money(booked.DueOnInvoice)} on the invoice`] : []),
    ...(booked.DueAtHotel > 0 ? [`${money(booked.DueAtHotel)} at the hotel`] : []),
  ];
  return unbroken(parts.length === 0 ? 'Nothing is left to pay.' : `Left to pay: ${parts.join(', ')}.`);
}

/** What may still be changed, if it is the same for all rooms. */
function changeNote(
  { PendingChange, Rooms }: ManagedReservation,
  by: { readonly today: LocalDate; readonly unit: UnitName },
): string | undefined {
  if (PendingChange !== null) return 'A change waits for its payment.';
  const texts = new Set(Rooms.filter((room) => !room.IsCancelled).map((room) => mayChangeText(room, by)));
  const [text] = texts;
  return texts.size === 1 ? text : undefined;
}
