import type { ConfirmedRoom } from '@portico/contract/calls/reservation-read';
import { dotted } from '@portico/contract/texts/dotted';
import { extraLineText } from '@portico/contract/texts/extra-texts';
import { guestsText } from '@portico/contract/texts/guest-texts';
import { guestCountsFromWire } from '@portico/contract/wire/guest';
import { unbroken } from '@portico/contract/texts/unbroken';
import { Tag } from '../../ui/tag.tsx';
import { Picture } from '../pictures/picture.tsx';
import { roomDatesText } from './booked-texts.ts';
import styles from './booked-room.module.css';

interface BookedRoomProps {
  readonly room: ConfirmedRoom;
  /** Shows its own dates, when the booking's rooms differ. */
  readonly withDates: boolean;
}

/** One room: its picture, dates, lead guest, guests, beds, rate, and extras. */
export function BookedRoom({ room, withDates }: BookedRoomProps) {
  const { RoomTypeImage: image, LeadGuest, RoomConfiguration: beds, Promotion, Services } = room;
  const guests = guestsText(guestCountsFromWire(room), room.ChildAges);
  return (
    <li className={styles.room}>
      {image !== null && <Picture image={image} isOrnament />}
      <div>
        <h3>{room.RoomTypeName}</h3>
        {room.IsCancelled && <Tag kind="line">Cancelled</Tag>}
        {withDates && <p className="small">{unbroken(roomDatesText(room))}</p>}
        <p className="small muted">
          {dotted(
            `${LeadGuest.FirstName} ${LeadGuest.LastName}`,
            unbroken(guests),
            ...(beds === null ? [] : [beds.Name]),
          )}
        </p>
        <p className="small">{dotted(room.RatePlanName, ...(Promotion === null ? [] : [Promotion.Name]))}</p>
        {Services.length > 0 && (
          <p className="small">
            {Services.map(({ ServiceName, Quantity }) => extraLineText(ServiceName, Quantity)).join(', ')}
          </p>
        )}
      </div>
    </li>
  );
}
