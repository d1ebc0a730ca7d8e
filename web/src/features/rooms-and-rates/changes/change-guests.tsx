import { issueText } from '@portico/contract/texts/issue-texts';
import type { Guests } from '@portico/domain/occupancy/guests';
import { searchIssues } from '@portico/domain/search/search-issues';
import { startTransition, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useBooking } from '../../../shared/stay/booking-context.ts';
import { bookingForSearch } from '../../../shared/stay/booking.ts';
import { GuestsDialog } from '../../../shared/stay/guests-dialog.tsx';
import { useHotel } from '../../../shared/hotel/hotel-context.ts';
import type { ValidSearch } from '../../../shared/search/search.ts';
import { TextButton } from '../../../ui/text-button.tsx';
import styles from './change-dates.module.css';
import { linkOfRooms, roomsOfStay, withRooms, type RoomOfStay } from '../journey/rooms-of-stay.ts';
import { stayChanged } from '../journey/stay-changed.ts';
import { withStep } from '../journey/view.ts';

/** Other guests or rooms for the same dates, without leaving the page: only a changed room is priced again. */
export function ChangeGuests({ search }: { search: ValidSearch }) {
  const hotel = useHotel();
  const { change } = useBooking();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  /** As in the dialog; null while it is closed. */
  const [rooms, setRooms] = useState<readonly RoomOfStay[] | null>(null);
  const [isRefused, setRefused] = useState(false);
  const fault = rooms === null ? undefined : faultOf(rooms);

  function faultOf(requested: readonly RoomOfStay[]): string | undefined {
    const { maxRooms, today, limits, unit } = hotel;
    const draft = { ...search.stay, rooms: requested.map(({ guests }) => guests) };
    const [issue] = searchIssues(draft, { maxRooms, today, propertyLimits: limits });
    return issue && issueText(issue.code, { field: issue.field, unit });
  }
  function close() {
    setRooms(null);
    setRefused(false);
  }
  function apply() {
    if (rooms === null) return;
    if (fault !== undefined) {
      setRefused(true);
      return;
    }
    close();
    const changed = linkOfRooms(search, rooms);
    if (changed === search.link) return;
    // In one update: in between, the basket would belong to another search.
    startTransition(() => {
      change((before) => withRooms(bookingForSearch(before, search.link), search, rooms));
      void navigate(`?${withStep(changed, query)}`, { replace: true, state: stayChanged('guests') });
    });
  }

  return (
    <>
      <TextButton aria-haspopup="dialog" onClick={() => setRooms(roomsOfStay(search))}>
        <span>
          <span className={styles.change}>Change</span> <span className={styles.what}>guests</span>
          <span className="vh"> or {hotel.unit.plural}</span>
        </span>
      </TextButton>
      <GuestsDialog
        open={rooms !== null}
        rooms={(rooms ?? []).map(({ guests }) => guests)}
        onChange={(guests) => setRooms(followed(rooms ?? [], guests))}
        onClose={close}
        onDone={apply}
        fault={isRefused ? fault : undefined}
      />
    </>
  );
}

/** The rooms after one change of the dialog, each with its former number. */
function followed(before: readonly RoomOfStay[], guests: readonly Guests[]): RoomOfStay[] {
  const removed = before.findIndex((room, index) => room.guests !== guests[index]);
  const remaining = guests.length < before.length ? before.filter((_, index) => index !== removed) : before;
  return guests.map((party, index) => ({ guests: party, before: remaining[index]?.before ?? null }));
}
