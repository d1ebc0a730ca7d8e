import type { ConfirmedRoom } from '@portico/contract/calls/reservation-read';
import { guestsText } from '@portico/contract/texts/guest-texts';
import { Picture } from '../../ui/picture.tsx';
import styles from './confirmation.module.css';

/** One room: its picture, who leads it, who sleeps there, and its rate. */
export function BookedRoom({ room }: { room: ConfirmedRoom }) {
  const { RoomTypeImage: image, LeadGuest } = room;
  const guests = guestsText({
    adults: room.NumberOfAdults,
    children: room.NumberOfChildren,
    infants: room.NumberOfInfants,
  });
  return (
    <li className={styles.room}>
      {image !== null && <Picture src={image.Url} alt="" width={image.Width} height={image.Height} />}
      <div>
        <h3>{room.RoomTypeName}</h3>
        <p className="small muted">
          {LeadGuest.FirstName} {LeadGuest.LastName} · {guests}
        </p>
        <p className="small">{room.RatePlanName}</p>
      </div>
    </li>
  );
}
