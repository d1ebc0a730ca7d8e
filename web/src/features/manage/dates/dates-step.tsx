import type { ManagedRoom } from '@portico/contract/calls/parts/managed-reservation';
import { dayAndMonthText } from '@portico/contract/texts/date-texts';
import { numberedUnit } from '@portico/contract/texts/unit-texts';
import type { Stay } from '@portico/domain/calendar/stay';
import { useHotel } from '../../../parts/hotel/hotel-context.ts';
import { standingRooms, stayOfRoom } from '../../../parts/booked/booked-texts.ts';
import { roomName } from '../../../parts/booked/room-name.ts';
import { listed } from '../../../parts/paying/later-texts.ts';
import { Choice, Choices } from '../../../ui/choices.tsx';
import { ChooseDates } from '../beside/choose-dates.tsx';
import { ManagedFrame } from '../beside/managed-frame.tsx';
import { ChangeSummary } from '../change/change-summary.tsx';
import { useBooked } from '../opened/managed-context.ts';
import { useShow, useStep } from '../opened/use-view.ts';
import type { DatesView } from '../opened/view.ts';
import { wantedRoom } from '../opened/wanted-room.ts';
import { areOthers, changeableRooms, firstEnd, oneRate, stayOfRooms } from './changeable-rooms.ts';
import { areFreeText, keepText } from './dates-texts.ts';
import styles from './dates-step.module.css';
import { MovedDates } from './moved-dates.tsx';
import { useDateOptions } from './use-date-options.ts';

/** Other dates for one room or all: as booked, as asked for, what it comes to, and then accepted or not. */
export function DatesStep({ view }: { view: DatesView }) {
  const { unit, today } = useHotel();
  const show = useShow();
  const booking = useBooked();
  const all = changeableRooms(booking);
  const rooms =
    view.roomNumber === null ? all : all.filter(({ RoomNumber }) => RoomNumber === view.roomNumber);
  const booked = stayOfRooms(rooms);
  const asked = view.stay !== null && areOthers(rooms, view.stay) ? view.stay : null;
  const step = useStep(asked === null ? [] : ['change-dates']);
  const until = firstEnd(rooms);
  const isPart = all.length < standingRooms(booking).length;
  const names = rooms.map((room) => roomName(room, booking, unit));
  const what = isPart ? `the dates of ${listed(names)}` : 'dates';
  return (
    <ManagedFrame
      heading="Your dates"
      view={`dates-${view.roomNumber ?? 'all'}`}
      lead={
        until !== undefined
          ? `You can change ${what} until ${until.At} on ${dayAndMonthText(until.Date, today)} without charge.`
          : undefined
      }
    >
      {all.length > 1 && (
        <div className={styles.choice}>
          <Choices legend={`Which ${unit.plural}?`}>
            {[null, ...all].map((room) => (
              <Choice
                key={room?.RoomNumber ?? 'all'}
                name="rooms"
                title={
                  room === null
                    ? `${all.length === 2 ? 'Both' : `All ${all.length}`} ${unit.plural}`
                    : `${numberedUnit(room.RoomNumber, unit)}, ${room.RoomTypeName}`
                }
                checked={view.roomNumber === (room?.RoomNumber ?? null)}
                onChange={() => show({ ...view, roomNumber: room?.RoomNumber ?? null }, { instead: true })}
              />
            ))}
          </Choices>
        </div>
      )}
      <MovedDates booked={booked} asked={asked} />
      <ChooseDates
        stay={asked ?? booked}
        own={rooms.map(stayOfRoom)}
        roomCount={rooms.length}
        rate={oneRate(rooms)}
        variant={asked === null ? 'primary' : 'second'}
        onUse={(stay) => {
          if (areOthers(rooms, stay)) show({ ...view, stay }, { instead: asked !== null });
        }}
      >
        {asked === null ? 'Choose new dates' : 'Choose other dates'}
      </ChooseDates>
      {step === 'summary' && asked !== null && <NewDates rooms={rooms} booked={booked} asked={asked} />}
    </ManagedFrame>
  );
}

interface NewDatesProps {
  rooms: readonly ManagedRoom[];
  booked: Stay;
  asked: Stay;
}

/** Why the rooms can't be had on the dates asked for, or what these come to. */
function NewDates({ rooms, booked, asked }: NewDatesProps) {
  const { unit } = useHotel();
  const options = useDateOptions(rooms, asked).data;
  return (
    <div className={styles.summary}>
      <ChangeSummary
        refusal={options?.Success === false ? options.Message : null}
        wanted={{
          ReservationItems: rooms.map((room) => ({
            ...wantedRoom(room),
            DateOfArrival: asked.arrival,
            DateOfDeparture: asked.departure,
          })),
        }}
        canBeHad={areFreeText(rooms, unit)}
        nowHead="New dates"
        act="Accept the new dates"
        keep={keepText(booked)}
      />
    </div>
  );
}
