import { shortDateText } from '@portico/contract/texts/date-texts';
import { dotted } from '@portico/contract/texts/dotted';
import { extraLineText } from '@portico/contract/texts/extra-texts';
import { guestsText } from '@portico/contract/texts/guest-texts';
import { unbroken } from '@portico/contract/texts/unbroken';
import { guestCountsFromWire } from '@portico/contract/wire/guest';
import { roomDatesText } from '../../parts/booked/booked-texts.ts';
import { useHotel } from '../../parts/hotel/hotel-context.ts';
import { capitalised } from '../../parts/stay/stay-texts.ts';
import { Facts } from '../../ui/facts.tsx';
import { Picture } from '../../ui/picture.tsx';
import { textLinkClass } from '../../ui/text-link.tsx';
import styles from './check-in-frame.module.css';
import { useCheckIn } from './opened/check-in-context.ts';
import { itemName } from './opened/texts.ts';

/** When and where the guest comes, to which rooms, and how to get there. */
export function Arriving() {
  const { property, unit } = useHotel();
  const { reservation } = useCheckIn();
  const { ReservationItems: items, CheckInTime, CheckOutTime, DateFrom, DateTo } = reservation;
  const image = items[0]?.RoomType.Image ?? null;
  const haveOwnDates = items.some(
    (item) => item.DateOfArrival !== DateFrom || item.DateOfDeparture !== DateTo,
  );
  return (
    <section aria-labelledby="arriving">
      {image !== null && <Picture image={image} />}
      <h2 className={`h3 ${styles.arriving}`} id="arriving">
        Arriving
      </h2>
      <Facts
        facts={[
          { label: 'From', value: `${unbroken(shortDateText(DateFrom))}, ${CheckInTime}` },
          { label: 'Until', value: `${unbroken(shortDateText(DateTo))}, ${CheckOutTime}` },
          ...items.map((item) => ({
            label: capitalised(unit.singular),
            value: dotted(
              itemName(item, reservation, unit),
              ...(haveOwnDates ? [unbroken(roomDatesText(item))] : []),
              unbroken(guestsText(guestCountsFromWire(item))),
              ...item.Services.map(({ ServiceName, Quantity }) => extraLineText(ServiceName, Quantity)),
            ),
          })),
          { label: 'On the way', value: property.Voice.Arriving },
        ]}
      />
      <p className={styles.directions}>
        <a
          className={textLinkClass}
          href={reservation.DirectionsUrl}
          target="_blank"
          rel="noopener noreferrer"
        >
          Directions<span className="vh"> (opens in a new tab)</span>
        </a>
      </p>
    </section>
  );
}
