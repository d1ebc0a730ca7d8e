import type { SearchDateOptionsRequestBody } from '@portico/contract/calls/manage-search-date-options';
import type { ManagedRoom } from '@portico/contract/calls/parts/managed-reservation';
import { dayAndMonthText, dayText, monthOnlyText, weekdayText } from '@portico/contract/texts/date-texts';
import { numberedUnit, type UnitName } from '@portico/contract/texts/unit-texts';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { Stay } from '@portico/domain/calendar/stay';
import { useQuery } from '@tanstack/react-query';
import { postQuery } from '../../../lib/call-query.ts';
import { standingRooms, stayOfRoom } from '../../../shared/booked/booked-texts.ts';
import { roomName } from '../../../shared/booked/room-name.ts';
import { useHotel } from '../../../shared/hotel/hotel-context.ts';
import { listed } from '../../../shared/payment/later-texts.ts';
import { StayDates } from '../../../shared/stay/stay-dates.tsx';
import { Choice, Choices } from '../../../ui/choices.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { ChooseDates } from '../beside/choose-dates.tsx';
import { ManagedFrame } from '../beside/managed-frame.tsx';
import { ChangeSummary } from '../change/change-summary.tsx';
import { useBooked } from '../opened/managed-context.ts';
import { useShow, useStep } from '../opened/use-view.ts';
import type { DatesView } from '../opened/view.ts';
import { requestedRoom } from '../opened/requested-room.ts';
import { areOthers, changeableRooms, firstEnd, oneRate, stayOfRooms } from './changeable-rooms.ts';
import styles from './dates-step.module.css';

/** Other dates for one room or all: the booked dates, the requested ones, their price, and the acceptance. */
export function DatesStep({ view }: { view: DatesView }) {
  const { unit, today } = useHotel();
  const show = useShow();
  const booking = useBooked();
  const all = changeableRooms(booking);
  const rooms =
    view.roomNumber === null ? all : all.filter(({ RoomNumber }) => RoomNumber === view.roomNumber);
  const booked = stayOfRooms(rooms);
  const requested = view.stay !== null && areOthers(rooms, view.stay) ? view.stay : null;
  const step = useStep(requested === null ? [] : ['change-dates']);
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
      <MovedDates booked={booked} requested={requested} />
      <ChooseDates
        stay={requested ?? booked}
        own={rooms.map(stayOfRoom)}
        roomCount={rooms.length}
        rate={oneRate(rooms)}
        variant={requested === null ? 'primary' : 'second'}
        onUse={(stay) => {
          if (areOthers(rooms, stay)) show({ ...view, stay }, { instead: requested !== null });
        }}
      >
        {requested === null ? 'Choose new dates' : 'Choose other dates'}
      </ChooseDates>
      {step === 'summary' && requested !== null && (
        <NewDates rooms={rooms} booked={booked} requested={requested} />
      )}
    </ManagedFrame>
  );
}

interface NewDatesProps {
  rooms: readonly ManagedRoom[];
  booked: Stay;
  requested: Stay;
}

/** Why the rooms are unavailable on the requested dates, or what those cost. */
function NewDates({ rooms, booked, requested }: NewDatesProps) {
  const { unit } = useHotel();
  const options = useDateOptions(rooms, requested).data;
  return (
    <div className={styles.summary}>
      <ChangeSummary
        refusal={options?.Success === false ? options.Message : null}
        wanted={{
          ReservationItems: rooms.map((room) => ({
            ...requestedRoom(room),
            DateOfArrival: requested.arrival,
            DateOfDeparture: requested.departure,
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

/** “Keep Sun 14 to Wed 17”, “Keep Wed 31 March to Fri 2 April”. */
function keepText({ arrival, departure }: Stay): string {
  const oneMonth = arrival.slice(0, 7) === departure.slice(0, 7);
  const day = (date: LocalDate) =>
    `${weekdayText(date).slice(0, 3)} ${dayText(date)}${oneMonth ? '' : ` ${monthOnlyText(date, false)}`}`;
  return `Keep ${day(arrival)} to ${day(departure)}`;
}

/** “Both rooms are free on the new dates.” */
function areFreeText(rooms: readonly ManagedRoom[], unit: UnitName): string {
  return `${whoText(rooms, unit)} free on the new dates.`;
}

function whoText(rooms: readonly ManagedRoom[], { plural }: UnitName): string {
  const [first] = rooms;
  if (rooms.length === 1) return `${first?.RoomTypeName} is`;
  return rooms.length === 2 ? `Both ${plural} are` : `All ${rooms.length} ${plural} are`;
}

/** Whether these rooms are available on other dates, and at today's rates. */
function useDateOptions(rooms: readonly ManagedRoom[], { arrival, departure }: Stay) {
  const body: SearchDateOptionsRequestBody = {
    LanguageCode: 'en',
    PropertyId: useHotel().id,
    DateFrom: arrival,
    DateTo: departure,
    ReservationItemIds: rooms.map(({ ReservationItemId }) => ReservationItemId),
  };
  return useQuery({
    ...postQuery('/api/ManageBooking/SearchDateOptions', body),
    staleTime: 0,
    retry: false,
  });
}

interface MovedDatesProps {
  readonly booked: Stay;
  /** Null before others are chosen. */
  readonly requested: Stay | null;
}

/** The booked and the requested dates as ornament, side by side; stacked on a phone. */
function MovedDates({ booked, requested }: MovedDatesProps) {
  return (
    <div className={styles.moved}>
      <div className={requested === null ? undefined : styles.former}>
        <p className="side-head">As booked</p>
        <StayDates stay={booked} withHours={false} />
      </div>
      {requested !== null && (
        <>
          <span className={styles.arrow}>
            <Icon name="arrow" />
          </span>
          <div>
            <p className="side-head">Asked for</p>
            <StayDates stay={requested} withHours={false} />
          </div>
        </>
      )}
    </div>
  );
}
