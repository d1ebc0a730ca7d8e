import { useState } from 'react';
import { deskHotel } from '../lib/desk-document.ts';
import { errorOf } from '../lib/form-errors.ts';
import { ChildAgeFields } from '../parts/child-age-fields.tsx';
import { ChangePanel, type RoomsPanelProps } from './change-panel.tsx';
import { GuestCountFields } from './guest-count-fields.tsx';
import { NameFields, type Name } from './name-fields.tsx';
import { termsText } from './terms-text.ts';
import { useRoomChange } from './use-room-change.ts';

/** How many sleep in one room, who they are, and how old its children are. */
export function GuestsPanel({ booking, rooms: { version }, room, onClose }: RoomsPanelProps) {
  const { adults, children, infants } = room;
  const [counts, setCounts] = useState({ adults, children, infants });
  const [ages, setAges] = useState(room.childAges);
  const [leadGuest, setLeadGuest] = useState<Name>(room.leadGuest);
  const [fellows, setFellows] = useState<Fellows>(() => ({
    adults: namesOf(room, false),
    children: namesOf(room, true),
  }));
  const others = othersOf(counts, fellows);
  const areAgesKnown = ages.filter(Number.isInteger).length === counts.children;
  const change = useRoomChange({
    ...{ booking, version },
    rooms: [{ room: room.room, ...counts }],
    named: {
      rooms: [
        {
          ...{ room: room.room, ...counts, leadGuest },
          ...(areAgesKnown && { childAges: ages }),
          fellows: others.map(({ name: { firstName, lastName }, isChild }) => ({
            ...{ firstName, lastName, isChild },
          })),
        },
      ],
    },
  });
  const hasBegun = room.arrival < deskHotel().today;
  const faultOf = (field: string) => errorOf(change.error, `ReservationItems[0].${field}`);
  return (
    <ChangePanel
      {...{ booking, change, onClose }}
      title="Change guests"
      sub={hasBegun ? 'The stay has begun: how many they are stays.' : termsText(room)}
    >
      {!hasBegun && (
        <GuestCountFields counts={counts} error={faultOf('NumberOfAdults')} onChange={setCounts} />
      )}
      <NameFields
        label="Lead guest"
        name={leadGuest}
        faultOf={(field) => faultOf(`LeadGuest.${field}`)}
        onChange={setLeadGuest}
      />
      {others.map(({ name, isChild, index, label }, at) => (
        <NameFields
          key={label}
          {...{ label, name }}
          faultOf={(field) => faultOf(`Guests[${at}].${field}`)}
          onChange={(changed) => {
            const kind = isChild ? 'children' : 'adults';
            setFellows({ ...fellows, [kind]: withName(fellows[kind], index, changed) });
          }}
        />
      ))}
      {room.asksChildAges && (
        <ChildAgeFields count={counts.children} ages={ages} error={faultOf('ChildAges')} onChange={setAges} />
      )}
    </ChangePanel>
  );
}

/** Names beside the lead guest’s, also of those who do not come any more: the number may go up again. */
interface Fellows {
  readonly adults: readonly Name[];
  readonly children: readonly Name[];
}

const noName: Name = { firstName: '', lastName: '' };

function namesOf({ fellows }: RoomsPanelProps['room'], areChildren: boolean): readonly Name[] {
  return fellows.filter(({ isChild }) => isChild === areChildren);
}

/** One for each guest but the first: an adult, or a child in a room without adults. */
function othersOf(
  { adults, children }: { readonly adults: number; readonly children: number },
  known: Fellows,
) {
  const ofKind = (isChild: boolean, count: number, names: readonly Name[]) =>
    Array.from({ length: Math.max(count, 0) }, (_, index) => ({
      ...{ isChild, index, name: names[index] ?? noName },
      label: isChild ? `Child ${index + 1}` : `Guest ${index + 2}`,
    }));
  return [
    ...ofKind(false, adults - 1, known.adults),
    ...ofKind(true, adults === 0 ? children - 1 : children, known.children),
  ];
}

function withName(names: readonly Name[], index: number, name: Name): readonly Name[] {
  const before = Array.from({ length: Math.max(names.length, index + 1) }, (_, at) => names[at] ?? noName);
  return before.with(index, name);
}
