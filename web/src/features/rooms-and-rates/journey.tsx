import { guestPaths } from '@portico/contract/paths';
import { refusalText } from '@portico/contract/texts/refusal-texts';
import { moneyText } from '@portico/contract/texts/money-text';
import type { Guest } from '@portico/domain/people/guest';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { desktopQuery, useMedia } from '../../lib/media.ts';
import { usePageFocus } from '../../lib/page-focus.ts';
import type { Booking } from '../../parts/booking/booking.ts';
import { useBooking } from '../../parts/booking/booking-context.ts';
import { bookingStateOf } from '../../parts/booking/booking-state.ts';
import { chosenRooms, quoteOf } from '../../parts/ledger/chosen-room.ts';
import { currentBooking } from '../../parts/offers/basket-check.ts';
import { BasketNews } from '../../parts/offers/basket-news.tsx';
import type { OfferFacts, RateOffer, RoomOffer } from '../../parts/offers/offers.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Notice } from '../../ui/notice.tsx';
import { PayBar } from '../../ui/pay-bar.tsx';
import { withChoice, withGuests } from './choice.ts';
import { GuestsStep } from './guests-step.tsx';
import { Progress } from './progress.tsx';
import styles from './rooms-and-rates.module.css';
import { RoomsStep } from './rooms-step.tsx';
import { SideLedger } from './side-ledger.tsx';
import { SummaryStep } from './summary-step.tsx';
import { nextView, viewOfUrl, viewQuery } from './view.ts';
import { viewTitle, wayOn } from './view-words.ts';

/** The steps between a search and checkout, one view at a time, with the ledger beside them. */
export function Journey({ facts }: { facts: OfferFacts }) {
  const { hotel, search } = facts;
  const isDesktop = useMedia(desktopQuery);
  const { booking: stored, change } = useBooking();
  const { booking, news } = currentBooking(facts, stored);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [query] = useSearchParams();
  const navigate = useNavigate();

  const stateOf = (of: Booking) =>
    bookingStateOf(of, { roomCount: search.rooms.length, required: hotel.required, isDesktop });
  const state = stateOf(booking);
  const view = viewOfUrl(query, state);
  const next = nextView(state);
  const rooms = chosenRooms(facts, booking.items);
  const roomCount = search.rooms.length;
  const isNothingFree = rooms.length === 0 && facts.answer.RoomTypes.length === 0;
  const checkoutPath = guestPaths.checkout(hotel.code);
  const viewKey = viewQuery(search.link, view);
  usePageFocus(`${viewTitle(view, roomCount, hotel.unit)} – ${hotel.property.PropertyName}`, viewKey);

  function goOn(with_: Booking) {
    change(() => with_);
    setRefusal(null);
    const then = nextView(stateOf(with_));
    if (then === 'checkout') window.location.assign(checkoutPath);
    else void navigate(`?${viewQuery(search.link, then)}`);
  }

  function choose(roomNumber: number, room: RoomOffer, rate: RateOffer) {
    const chosen = withChoice(booking, facts, roomNumber, room, rate);
    if (chosen.ok) goOn(chosen.value);
    else setRefusal(refusalText(chosen.refusal.code, hotel.unit));
  }

  function nameGuests(guests: ReadonlyMap<number, Guest>) {
    goOn(withGuests(booking, guests));
  }

  const isElsewhere = next === 'checkout' || viewQuery(search.link, next) !== viewKey;
  const action = isElsewhere && rooms.length > 0 ? wayOn(next, roomCount, hotel.unit) : null;
  const actionLink = (size: 'normal' | 'small') => {
    if (action === null) return null;
    const look = buttonClass({ block: size === 'normal', size });
    if (next === 'checkout') {
      return (
        <a className={look} href={checkoutPath}>
          {action}
        </a>
      );
    }
    return (
      <Link className={look} to={`?${viewQuery(search.link, next)}`}>
        {action}
      </Link>
    );
  };

  return (
    <>
      <main id="main" className={`wrap ${styles.page}`}>
        <div className={styles.progress}>
          <Progress view={view} />
        </div>
        <div className="split">
          <div>
            <div className={styles.news}>
              <BasketNews gone={news.gone} repriced={news.repriced} />
              {refusal !== null && (
                <Notice tone="negative" title={refusal} onDismiss={() => setRefusal(null)} />
              )}
            </div>
            {view.name === 'rooms' && (
              <RoomsStep
                facts={facts}
                roomNumber={view.roomNumber}
                items={booking.items}
                onChoose={(room, rate) => choose(view.roomNumber, room, rate)}
              />
            )}
            {view.name === 'guests' && (
              <GuestsStep
                rooms={rooms}
                goOn={isDesktop ? 'Go to checkout' : 'Go on to the summary'}
                onDone={nameGuests}
              />
            )}
            {view.name === 'summary' && <SummaryStep rooms={rooms} search={search} />}
          </div>
          {view.name !== 'summary' && !isNothingFree && (
            <aside>
              <SideLedger rooms={rooms} search={search} action={actionLink('normal')} />
            </aside>
          )}
        </div>
      </main>
      {action !== null && view.name === 'rooms' && (
        <PayBar
          sum={moneyText(quoteOf(rooms).grossMinor, hotel.currency)}
          note={
            rooms.length === roomCount
              ? 'Total, VAT included'
              : `${rooms.length} of ${roomCount} chosen, so far`
          }
          action={actionLink('small')}
        />
      )}
    </>
  );
}
