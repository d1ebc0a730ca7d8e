import type { DeskAnswer, DeskCallName } from '@portico/contract/desk/desk-calls';
import { addDays, localDate } from '@portico/domain/calendar/local-date';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { DeskIcon } from '../frame/desk-icon.tsx';
import { deskHotel } from '../lib/desk-document.ts';
import { useDeskChange } from '../lib/desk-queries.ts';
import { useMay } from '../lib/desk-session.ts';
import { saveFile } from '../lib/save-file.ts';
import { cardText, dateOf, sumIn, type Booking } from './booking-texts.ts';
import styles from './booking.module.css';
import type { RoomsPanelName } from './rooms-panel.tsx';
import { StayMarks } from './stay-marks.tsx';

export type PanelName =
  | 'payment'
  | 'link'
  | 'card-link'
  | 'refund'
  | 'price'
  | 'cancel'
  | 'no-show'
  | 'charge'
  | 'erase'
  | RoomsPanelName;

interface BookingActsProps {
  readonly booking: Booking;
  /** What was just done. */
  readonly news: string | null;
  readonly onOpen: (panel: PanelName) => void;
  readonly onNews: (news: string) => void;
}

/** What can be done with the booking now, by this role. */
export function BookingActs({ booking, news, onOpen, onNews }: BookingActsProps) {
  const { number, state, folio, refundable, keptCard, rooms, feeOwedMinor } = booking;
  const sum = sumIn(booking);
  const again = useDeskChange('Booking/SendMail');
  const revoke = useDeskChange('Booking/RevokeLinks');
  const takeAway = useDeskChange('Guest/Export');
  const failed = again.error ?? revoke.error ?? takeAway.error;
  const standing = rooms.filter(({ cancelled }) => cancelled === null);
  const costs = standing.map(({ cancelMinor }) => cancelMinor);
  const hasEnded = state === 'cancelled' || state === 'no-show';
  const isMade = state !== 'waiting' && state !== 'not-booked';
  const atHotelMinor = folio.due.reduce((all, { where, minor }) => (where === 'card' ? all : all + minor), 0);
  const wasPaidHere = folio.moved.some(
    ({ way }) => way === 'cash' || way === 'terminal' || way === 'transfer',
  );
  const { unitName, today } = deskHotel();
  const { plural } = unitName;
  const { firstName, lastName, email, phone } = booking.booker;
  const isKnown = [firstName, lastName, email, phone].some((text) => text !== '');
  const whose = firstName === '' ? 'the guest’s' : `${firstName}’s`;
  const isOver =
    booking.departure < today || !['confirmed', 'pending', 'action-required'].includes(booking.status);
  const cost = costs.reduce<number>((all, one) => all + (one ?? 0), 0);
  return (
    <nav aria-label="Do something with this booking">
      {failed !== null && <Notice tone="negative" title={failed.message} />}
      {news !== null && <Notice tone="positive" title={news} />}
      <StayMarks booking={booking} />
      <ul className={styles.acts}>
        <Act
          call="Booking/TakePayment"
          isOffered={isMade && (atHotelMinor > 0 || wasPaidHere)}
          icon={<Icon name="bag" />}
          say={atHotelMinor > 0 ? `${sum(atHotelMinor)} due` : undefined}
          onPress={() => onOpen('payment')}
        >
          Write down a payment
        </Act>
        <Act
          call="Booking/PayLink"
          isOffered={isMade && atHotelMinor > 0 && !folio.due.some(({ where }) => where === 'card')}
          icon={<DeskIcon name="link" />}
          onPress={() => onOpen('link')}
        >
          Make a pay link
        </Act>
        <Act
          call="Booking/StoreCardLink"
          isOffered={state === 'coming'}
          icon={<DeskIcon name="card" />}
          say={keptCard === null ? undefined : cardText(keptCard)}
          onPress={() => onOpen('card-link')}
        >
          {keptCard === null ? 'Ask for a card' : 'Ask for another card'}
        </Act>
        <Act
          call="Booking/ChargeFee"
          isOffered={feeOwedMinor > 0 && keptCard !== null}
          icon={<Icon name="key" />}
          say={keptCard === null ? undefined : cardText(keptCard)}
          onPress={() => onOpen('charge')}
        >
          Charge {sum(feeOwedMinor)}
        </Act>
        <Act
          call="Booking/Refund"
          isOffered={refundable.length > 0}
          icon={<DeskIcon name="refund" />}
          onPress={() => onOpen('refund')}
        >
          Give money back
        </Act>
        <Act
          call="Booking/ChangePrice"
          isOffered={isMade && folio.charges.length > 0}
          icon={<DeskIcon name="exchange" />}
          onPress={() => onOpen('price')}
        >
          {hasEnded ? 'Waive a fee' : 'Change a price'}
        </Act>
        <Act
          call="Booking/Change"
          isOffered={isChangeable(booking)}
          icon={<Icon name="calendar" />}
          onPress={() => onOpen('dates')}
        >
          Change dates
        </Act>
        <Act
          call="Booking/Change"
          isOffered={isChangeable(booking)}
          icon={<Icon name="plus" />}
          onPress={() => onOpen('extras')}
        >
          Change extras
        </Act>
        <Act
          call="Booking/Change"
          isOffered={isChangeable(booking)}
          icon={<Icon name="person" />}
          onPress={() => onOpen('booker')}
        >
          Change who booked
        </Act>
        <Act
          call="Booking/SendMail"
          isBusy={again.isPending}
          isOffered={booking.status === 'confirmed' && booking.booker.email !== ''}
          icon={<Icon name="mail" />}
          say="Confirmation"
          onPress={() =>
            again.mutate({ number }, { onSuccess: () => onNews('The confirmation goes out again.') })
          }
        >
          Send a mail again
        </Act>
        <Act
          call="Booking/RevokeLinks"
          isBusy={revoke.isPending}
          isOffered={isMade}
          icon={<Icon name="lock" />}
          onPress={() =>
            revoke.mutate({ number }, { onSuccess: () => onNews('Links sent so far open nothing now.') })
          }
        >
          End the links sent so far
        </Act>
        <li>
          <button type="button" onClick={() => window.print()}>
            <Icon name="print" />
            Print the folio
          </button>
        </li>
        <Act
          call="Booking/NoShow"
          isOffered={booking.mayBeNoShow}
          icon={<Icon name="person" />}
          isGrave
          onPress={() => onOpen('no-show')}
        >
          They did not come
        </Act>
        <Act
          call="Booking/Cancel"
          isOffered={state === 'coming' && costs.every((one) => one !== null)}
          icon={<Icon name="close" />}
          say={`${sum(cost)} stays`}
          isGrave
          onPress={() => onOpen('cancel')}
        >
          {standing.length > 1 ? `Cancel all ${standing.length} ${plural}` : 'Cancel'}
        </Act>
        <Act
          call="Guest/Export"
          isBusy={takeAway.isPending}
          isOffered={isKnown}
          icon={<Icon name="download" />}
          onPress={() => takeAway.mutate({ number }, { onSuccess: (data) => saveGuest(number, data) })}
        >
          Download {whose} data
        </Act>
        <Act
          call="Guest/Erase"
          isOffered={isKnown}
          icon={<DeskIcon name="erase" />}
          say={isOver ? undefined : `not before ${dateOf(addDays(localDate(booking.departure), 1))}`}
          isGrave
          onPress={() => onOpen('erase')}
        >
          Erase {whose} details
        </Act>
      </ul>
    </nav>
  );
}

/** Rooms of it stand, and their stay is not over. */
export function isChangeable({ status, departure }: Booking): boolean {
  return status === 'confirmed' && departure >= deskHotel().today;
}

function saveGuest(number: string, data: DeskAnswer<'Guest/Export'>) {
  saveFile(`guest-${number}.json`, `${JSON.stringify(data, null, 2)}\n`, 'application/json');
}

interface ActProps {
  readonly call: DeskCallName;
  readonly isOffered: boolean;
  readonly icon: ReactNode;
  /** What it costs or is about, at the right. */
  readonly say?: string | undefined;
  readonly isGrave?: boolean;
  /** Under way: a second press does nothing. */
  readonly isBusy?: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function Act({ call, isOffered, icon, say, isGrave = false, isBusy = false, onPress, children }: ActProps) {
  const may = useMay(call);
  if (!may || !isOffered) return null;
  return (
    <li>
      <button
        type="button"
        className={isGrave ? styles.grave : undefined}
        aria-busy={isBusy || undefined}
        aria-disabled={isBusy || undefined}
        onClick={isBusy ? undefined : onPress}
      >
        {icon}
        <span>{children}</span>
        {say !== undefined && <span className={styles.say}>{say}</span>}
      </button>
    </li>
  );
}
