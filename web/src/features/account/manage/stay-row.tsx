import type { AccountReservation } from '@portico/contract/calls/account-reservations';
import { guestPaths } from '@portico/contract/paths';
import { formatSearchLink } from '@portico/contract/search-link';
import { shortDateText } from '@portico/contract/texts/date-texts';
import { dotted } from '@portico/contract/texts/dotted';
import { guestsText } from '@portico/contract/texts/guest-texts';
import { moneyText } from '@portico/contract/texts/money-text';
import { unbroken } from '@portico/contract/texts/unbroken';
import { fromWireAmount } from '@portico/contract/wire/amounts';
import { guestCountsFromWire } from '@portico/contract/wire/guest';
import { sumGuests } from '@portico/domain/occupancy/guests';
import { useHotel } from '../../../shared/hotel/hotel-context.ts';
import { Picture } from '../../../shared/pictures/picture.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { Tag } from '../../../ui/tag.tsx';
import { textLinkClass } from '../../../ui/text-link.tsx';
import styles from './account-bookings.module.css';

/** A booking in a list: to come, it leads to where it is managed; past or cancelled, it can be booked again. */
export function StayRow({ booking }: { booking: AccountReservation }) {
  const { code, currency } = useHotel();
  const { ReservationNumber: number, Code, RoomTypeImage: image, IsCancelled, IsPast } = booking;
  const isOver = IsPast || IsCancelled;
  const dates = `${shortDateText(booking.DateFrom)} to ${shortDateText(booking.DateTo)}`;
  return (
    <li className={styles.stay}>
      <div className={styles.picture}>{image !== null && <Picture image={image} isOrnament />}</div>
      <div className={styles.words}>
        <h5 className={styles.rooms}>{roomNames(booking)}</h5>
        {IsCancelled && <Tag kind="line">Cancelled</Tag>}
        <p className="small">{unbroken(dates)}</p>
        <p className="small muted">
          {dotted(
            unbroken(guestsText(partyOf(booking))),
            moneyText(fromWireAmount(booking.TotalCost, currency), currency),
            number,
          )}
        </p>
      </div>
      <div className={styles.acts}>
        {isOver && (
          <a className={buttonClass({ variant: 'second', size: 'small' })} href={bookAgain(code, booking)}>
            Book again
            <span className="vh">
              : {roomNames(booking)}, as on {shortDateText(booking.DateFrom)}
            </span>
          </a>
        )}
        {Code !== null && (
          <a
            className={isOver ? textLinkClass : buttonClass({ variant: 'second', size: 'small' })}
            href={guestPaths.manageReservation(code, number, Code)}
          >
            {isOver ? 'View' : 'Manage'} <span className="vh">booking {number}</span>
          </a>
        )}
      </div>
    </li>
  );
}

export function roomNames({ RoomTypeNames }: AccountReservation): string {
  return RoomTypeNames.join(', ');
}

export function partyOf({ Guests }: AccountReservation) {
  return sumGuests(Guests.map(guestCountsFromWire));
}

/** The search with the same rooms and guests, of the same room type if it is still sold; without dates. */
function bookAgain(propertyCode: string, { Guests, RoomTypeId }: AccountReservation): string {
  const search = formatSearchLink({
    arrival: null,
    departure: null,
    rooms: Guests.map(guestCountsFromWire),
    ratePlanCode: null,
    promoCode: null,
    roomTypeId: RoomTypeId,
    ratePlanId: null,
    locationId: null,
  });
  return `${guestPaths.book(propertyCode)}?${search}`;
}
