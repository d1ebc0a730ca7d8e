import type { ManagedRoom } from '@portico/contract/calls/parts/managed-reservation';
import { guestsText } from '@portico/contract/texts/guest-texts';
import { guestCountsFromWire } from '@portico/contract/wire/guest';
import { bedOptions, useBeds } from '../../../parts/beds/beds.ts';
import { useHotel } from '../../../parts/hotel/hotel-context.ts';
import { BedField } from '../../../parts/stay-steps/guests/bed-field.tsx';
import { guestFieldId, LeadGuestFields } from '../../../parts/stay-steps/guests/lead-guest-fields.tsx';
import { ManagedFrame } from '../beside/managed-frame.tsx';
import { ChangeForm } from '../opened/change-form.tsx';
import { useRoomName } from '../opened/room-name.ts';
import { useChangeForm } from '../opened/use-change-form.ts';
import { fellowField } from './fellow-names.ts';
import { FellowFields } from './fellow-fields.tsx';
import styles from './guests-step.module.css';
import { guestControls, roomGuestFaults } from './room-guest-faults.ts';
import { roomOfTyped, typedGuests, withFellow } from './typed-guests.ts';

/** Who sleeps in one room, and how its beds stand. */
export function GuestsStep({ room }: { room: ManagedRoom }) {
  const hotel = useHotel();
  const nameOf = useRoomName();
  const { RoomNumber: roomNumber } = room;
  const beds = bedOptions(useBeds().beds ?? [], room.RoomTypeId);
  const saved = typedGuests(room);
  const { typed, errors, change, sending } = useChangeForm({
    name: `guests-${room.ReservationItemId}`,
    saved,
    faults: (guests) => roomGuestFaults({ room, beds, hotel }, guests),
    controls: guestControls(roomNumber, saved),
    wanted: (guests) => ({ ReservationItems: [roomOfTyped(room, guests)] }),
  });
  const idsOf = (part: object, nameOf = (field: string) => field) =>
    Object.keys(part).map((field) => guestFieldId(roomNumber, nameOf(field)));

  return (
    <ManagedFrame
      heading={nameOf(room)}
      view={`guests-${roomNumber}`}
      lead={guestsText(guestCountsFromWire(room))}
    >
      <ChangeForm {...sending}>
        <fieldset className={styles.guest}>
          <legend className="h3 serif">Lead guest</legend>
          <LeadGuestFields
            roomNumber={roomNumber}
            guest={typed.lead}
            errors={errors}
            onChange={(part) => change({ lead: { ...typed.lead, ...part } }, ...idsOf(part))}
          />
        </fieldset>
        {typed.fellows.map((_, index) => (
          <FellowFields
            key={index}
            roomNumber={roomNumber}
            fellows={typed.fellows}
            index={index}
            errors={errors}
            onChange={(part) =>
              change(withFellow(typed, index, part), ...idsOf(part, (field) => fellowField(index, field)))
            }
          />
        ))}
        <BedField
          roomNumber={roomNumber}
          options={beds}
          chosen={typed.bedOptionId}
          error={errors[guestFieldId(roomNumber, 'bed')]}
          onChange={(bedOptionId) => change({ bedOptionId }, guestFieldId(roomNumber, 'bed'))}
        />
      </ChangeForm>
    </ManagedFrame>
  );
}
