import type { ManagedRoom } from '@portico/contract/calls/parts/managed-reservation';
import { guestsText } from '@portico/contract/texts/guest-texts';
import { issueText } from '@portico/contract/texts/issue-texts';
import { guestCountsFromWire, guestFields } from '@portico/contract/wire/guest';
import { type FellowGuest, fellowGuestIssues } from '@portico/domain/people/guests-of-room';
import type { PersonName } from '@portico/domain/people/name';
import { bedOptions, useBeds, type BedOption } from '../../../shared/stay/beds.ts';
import { useHotel } from '../../../shared/hotel/hotel-context.ts';
import type { Hotel } from '../../../shared/hotel/hotel.ts';
import { BedField } from '../../../shared/steps/guests/bed-field.tsx';
import { ChildAgesField, childAgeField } from '../../../shared/steps/guests/child-ages-field.tsx';
import { guestFaults } from '../../../shared/steps/guests/guest-faults.ts';
import { guestFieldId, LeadGuestFields } from '../../../shared/steps/guests/lead-guest-fields.tsx';
import type { FieldIssue } from '../../../ui/error-summary.tsx';
import { FieldRow } from '../../../ui/field-row.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { ManagedFrame } from '../beside/managed-frame.tsx';
import { ChangeForm } from '../opened/change-form.tsx';
import { useRoomName } from '../opened/room-name.ts';
import { useChangeForm } from '../opened/use-change-form.ts';
import styles from './guests-step.module.css';
import { roomOfTyped, typedGuests, withFellow, type TypedGuests } from './typed-guests.ts';

/** The guests of one room, and its beds. */
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
        <ChildAgesField
          roomNumber={roomNumber}
          children={childrenToAsk(room)}
          ages={typed.childAges}
          errors={errors}
          onChange={(childAges, field) => change({ childAges }, guestFieldId(roomNumber, field))}
        />
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

interface FellowFieldsProps {
  readonly roomNumber: number;
  readonly fellows: readonly FellowGuest[];
  readonly index: number;
  /** By control id. */
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (part: Partial<PersonName>) => void;
}

/** The name of a guest other than the lead guest; it may stay empty. */
function FellowFields({ roomNumber, fellows, index, errors, onChange }: FellowFieldsProps) {
  const line = (name: keyof PersonName, label: string) => {
    const id = guestFieldId(roomNumber, fellowField(index, name));
    return (
      <Field id={id} label={label} error={errors[id]} optional>
        <TextInput
          autoComplete="off"
          value={fellows[index]?.[name] ?? ''}
          onChange={({ target }) => onChange({ [name]: target.value })}
        />
      </Field>
    );
  };
  return (
    <fieldset className={styles.guest}>
      <legend className="h3 serif">{fellowText(fellows, index)}</legend>
      <FieldRow columns={2}>
        {line('firstName', 'First name')}
        {line('lastName', 'Last name')}
      </FieldRow>
    </fieldset>
  );
}

/** Faults of the guests and beds of a room. */
function roomGuestFaults(
  { room, beds, hotel }: { room: ManagedRoom; beds: readonly BedOption[]; hotel: Hotel },
  { lead, fellows, childAges, bedOptionId }: TypedGuests,
): FieldIssue[] {
  const { RoomNumber: roomNumber } = room;
  const typed = { roomNumber, guest: lead, childAges, bedOptionId };
  const ofFellows = fellows.flatMap((guest, index) =>
    fellowGuestIssues(guest).map(({ field, code }) => ({
      fieldId: guestFieldId(roomNumber, fellowField(index, field)),
      message: `${fellowText(fellows, index)}: ${issueText(code, { field })}`,
    })),
  );
  const ofLead = guestFaults([{ childrenToAsk: childrenToAsk(room), beds, typed }], hotel);
  return [...ofLead, ...ofFellows];
}

function childrenToAsk({ AsksChildAges, NumberOfChildren }: ManagedRoom): number {
  return AsksChildAges ? NumberOfChildren : 0;
}

/** The server's field names, in lower case, with their controls. */
function guestControls(roomNumber: number, { fellows }: TypedGuests): Record<string, string> {
  const item = 'reservationitems[0]';
  const named = (parent: string, idOf: (field: string) => string) =>
    Object.entries(guestFields).map(([field, name]) => [
      `${parent}.${name.toLowerCase()}`,
      guestFieldId(roomNumber, idOf(field)),
    ]);
  return Object.fromEntries([
    ...named(`${item}.leadguest`, (field) => field),
    ...fellows.flatMap((_, index) => named(`${item}.guests[${index}]`, (field) => fellowField(index, field))),
    [`${item}.childages`, guestFieldId(roomNumber, childAgeField(0))],
    [`${item}.roomconfigurationdropdownoptionid`, guestFieldId(roomNumber, 'bed')],
  ]);
}

/** “Guest 2”, “Child 1”: one of a room's guests; the lead guest is the first adult. */
function fellowText(fellows: readonly FellowGuest[], index: number): string {
  const isChild = fellows[index]?.isChild === true;
  const before = fellows.slice(0, index).filter((other) => other.isChild === isChild).length;
  return isChild ? `Child ${before + 1}` : `Guest ${before + 2}`;
}

/** Names a field of one of them in the form guestFieldId takes. */
function fellowField(index: number, field: string): string {
  return `guest-${index}-${field}`;
}
