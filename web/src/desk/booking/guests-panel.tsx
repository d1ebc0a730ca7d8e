import { useState } from 'react';
import { deskHotel } from '../lib/desk-document.ts';
import { knownAges, type TypedAges } from '../lib/typed-ages.ts';
import { ChildAgeFields } from '../parts/child-age-fields.tsx';
import { ChangePanel, type RoomsPanelProps } from './change-panel.tsx';
import { GuestCountFields, type GuestCounts } from './guest-count-fields.tsx';
import { NameFields, type Name } from './name-fields.tsx';
import { termsText } from './terms-text.ts';
import { useRoomChange, type RoomToChange } from './use-room-change.ts';

const LEAD = 'Lead guest';

/** How many sleep in one room, who they are, and how old its children are. */
export function GuestsPanel({ booking, rooms: { version }, room, onClose }: RoomsPanelProps) {
  const { adults, children, infants } = room;
  const [counted, setCounted] = useState<Partial<GuestCounts>>({});
  const [aged, setAged] = useState<Readonly<Record<number, number | null>>>({});
  /** By whose name it is; also of those who do not come any more: the number may go up again. */
  const [names, setNames] = useState<Readonly<Record<string, Name>>>({});
  const counts = { adults, children, infants, ...counted };
  const others = othersOf(counts, room).map((other) => ({
    ...other,
    name: names[other.label] ?? other.name,
  }));
  const leadGuest = names[LEAD];
  const knownAge = (child: number) => room.childAges[child] ?? null;
  const ages: TypedAges = Array.from({ length: counts.children }, (_, child) => {
    const age = aged[child];
    return age === undefined ? knownAge(child) : age;
  });
  const isAged = ages.some((age, child) => age !== knownAge(child));
  const change = useRoomChange({
    ...{ booking, version },
    rooms: [{ room: room.room, ...counted }],
    named: {
      rooms: [
        {
          ...{ room: room.room, ...counted },
          ...(leadGuest && { leadGuest }),
          ...(isAged && { childAges: knownAges(ages) }),
          ...(others.some(({ label }) => label in names) && {
            fellows: others.map(({ name: { firstName, lastName }, isChild }) => ({
              ...{ firstName, lastName, isChild },
            })),
          }),
        },
      ],
    },
  });
  const hasBegun = room.arrival < deskHotel().today;
  const { faultOf } = change;
  const rename = (label: string, name: Name) => setNames({ ...names, [label]: name });
  return (
    <ChangePanel
      {...{ booking, change, onClose }}
      title="Change guests"
      sub={hasBegun ? 'The stay has begun: how many they are stays.' : termsText(room)}
    >
      {!hasBegun && (
        <GuestCountFields
          counts={counts}
          error={faultOf('NumberOfAdults')}
          onChange={(changed) => setCounted({ ...counted, ...changed })}
        />
      )}
      <NameFields
        label={LEAD}
        name={leadGuest ?? room.leadGuest}
        faultOf={(field) => faultOf(`LeadGuest.${field}`)}
        onChange={(name) => rename(LEAD, name)}
      />
      {others.map(({ name, label }, at) => (
        <NameFields
          key={label}
          {...{ label, name }}
          faultOf={(field) => faultOf(`Guests[${at}].${field}`)}
          onChange={(changed) => rename(label, changed)}
        />
      ))}
      {room.asksChildAges && (
        <ChildAgeFields
          ages={ages}
          error={faultOf('ChildAges')}
          onChange={(child, age) => setAged({ ...aged, [child]: age })}
        />
      )}
    </ChangePanel>
  );
}

const noName: Name = { firstName: '', lastName: '' };

/** One for each guest but the first: an adult, or a child in a room without adults. */
function othersOf({ adults, children }: GuestCounts, { fellows }: RoomToChange) {
  const ofKind = (isChild: boolean, count: number) => {
    const known = fellows.filter((fellow) => fellow.isChild === isChild);
    return Array.from({ length: Math.max(count, 0) }, (_, index) => ({
      ...{ isChild, name: known[index] ?? noName },
      label: isChild ? `Child ${index + 1}` : `Guest ${index + 2}`,
    }));
  };
  return [...ofKind(false, adults - 1), ...ofKind(true, adults === 0 ? children - 1 : children)];
}
