import type { DeskAnswer, DeskTakes } from '@portico/contract/desk/desk-calls';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isRefusedAs } from '../lib/desk-api.ts';
import { deskQuery, useDeskChange } from '../lib/desk-queries.ts';
import { errorOf } from '../lib/form-errors.ts';
import { sumIn, type Booking } from './booking-texts.ts';

/** The rooms of a booking as they can be changed, and what the hotel sells. */
export type Rooms = DeskAnswer<'Booking/ReadRooms'>;
export type RoomToChange = Rooms['rooms'][number];

type Takes = DeskTakes<'Booking/Change'>;
type Changed = DeskAnswer<'Booking/Change'>;

export interface RoomChangeFacts {
  readonly booking: Booking;
  readonly version: number;
  readonly rooms?: Takes['rooms'];
  readonly added?: Takes['added'];
  /** The same with guests' names: they cost nothing, so the preview does without. */
  readonly named?: Partial<Pick<Takes, 'rooms' | 'added' | 'booker' | 'requests'>>;
  /** What is still to be typed, by field of the room: then nothing is asked, and the press says it. */
  readonly missing?: Readonly<Record<string, string | undefined>>;
}

/**
 * A change as far as it is typed: what it costs, kept up to date, and the press that makes it. It names only what is
 * typed: whatever a colleague changed meanwhile stays.
 */
export function useRoomChange(facts: RoomChangeFacts) {
  const { booking, version, rooms = [], added = [], named, missing = {} } = facts;
  const isComplete = Object.values(missing).every((fault) => fault === undefined);
  const [isPressed, setPressed] = useState(false);
  const [choices, setChoices] = useState({
    ...{ areStayRulesWaived: false, isGivenBack: true, isGuestTold: true },
    reason: '',
  });
  const takes = { number: booking.number, version, rooms, added, ...choices, reason: null };
  const { mutate, isPending, isSuccess, error } = useDeskChange('Booking/Change');
  // Once it is pressed, what stood before is no longer asked for.
  const isAsked = isComplete && !isPending && !isSuccess;
  const preview = useQuery({
    ...deskQuery('Booking/PreviewChange', { ...takes, isGuestTold: true }),
    enabled: isAsked,
    retry: false,
    placeholderData: keepPreviousData,
  });
  const cost = preview.data && costOfChange(booking, preview.data);
  const fault = error ?? preview.error;
  return {
    choices,
    choose: (changes: Partial<typeof choices>) => setChoices((before) => ({ ...before, ...changes })),
    then: preview.data,
    cost,
    /** Whether its preview is asked for. */
    isAsked,
    // Until both are of one version: the older is being read again.
    isBusy: isPending || preview.isFetching || booking.version !== version,
    error: fault,
    /** What is wrong with a field of the room. */
    faultOf: (field: string) =>
      (isPressed ? missing[field] : undefined) ?? errorOf(fault, `ReservationItems[0].${field}`),
    /** A stay rule says no, or would. */
    asksToWaive: choices.areStayRulesWaived || isRefusedAs(preview.error, 'rate.unavailable'),
    /** More was paid than it costs then, or this role may not give that back. */
    asksToGiveBack:
      !choices.isGivenBack ||
      isRefusedAs(preview.error, 'desk.refund-limit') ||
      (preview.data?.refunds.length ?? 0) > 0,
    press: (onDone: (cost: string) => void) => {
      setPressed(true);
      if (!isComplete) return;
      mutate(
        { ...takes, ...named, reason: choices.reason.trim() || null },
        { onSuccess: (done) => onDone(costOfChange(booking, done)) },
      );
    },
  };
}

/** While a date is typed its field is empty. */
export function missingDates({
  arrival,
  departure,
}: {
  readonly arrival: string;
  readonly departure: string;
}) {
  const missing = (date: string) => (date === '' ? 'Choose a date' : undefined);
  return { DateOfArrival: missing(arrival), DateOfDeparture: missing(departure) };
}

export type RoomChange = ReturnType<typeof useRoomChange>;

/** “£42.00 more to pay at the hotel”: what a change does to the money, in the words of a button. */
function costOfChange(booking: Booking, { stillMinor, refunds }: Changed): string {
  const sum = sumIn(booking);
  const backMinor = refunds.reduce((all, { minor }) => all + minor, 0);
  if (backMinor > 0) return `${sum(backMinor)} goes back`;
  const moreMinor = stillMinor - booking.folio.stillMinor;
  if (moreMinor === 0) return 'costs the same';
  if (stillMinor < 0) return `${sum(-stillMinor)} to give back`;
  const isOnInvoice = booking.folio.due.some(({ where }) => where === 'invoice');
  const where = isOnInvoice ? 'on invoice' : 'at the hotel';
  return moreMinor > 0 ? `${sum(moreMinor)} more to pay ${where}` : `${sum(-moreMinor)} less to pay`;
}
