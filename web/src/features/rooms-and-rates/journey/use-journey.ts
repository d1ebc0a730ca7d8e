import { guestPaths } from '@portico/contract/paths';
import { refusalText } from '@portico/contract/texts/refusal-texts';
import type { BasketRefusal } from '@portico/domain/basket/basket';
import type { Result } from '@portico/domain/result';
import { startTransition, useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { desktopQuery, useMedia } from '../../../lib/media.ts';
import { count } from '../../../shared/hotel/counted.ts';
import { useBooking } from '../../../shared/stay/booking-context.ts';
import type { Booking } from '../../../shared/stay/booking.ts';
import { chosenRooms } from '../../../shared/offers/chosen-room.ts';
import { currentBooking } from '../../../shared/offers/basket-check.ts';
import { bookingStateOf, withNothingOpen } from '../../../shared/offers/booking-state.ts';
import { countBasketChange, countedItem } from '../../../shared/offers/counted-offers.ts';
import type { OfferFacts } from '../../../shared/offers/offers.ts';
import { filtersQuery } from './room-filters.ts';
import { namesView, nextView, viewOfUrl, viewQuery, type View, namesStep } from './view.ts';

/** The last shown history entry, by the router's index. */
let lastPlace: number | undefined;

/**
 * A step in the address that the booking no longer allows does not remain as a dead history entry: Back skips it,
 * otherwise its entry is replaced by that of the view shown instead.
 */
function usePassedOver(query: URLSearchParams, view: View, isOnSteps: boolean, rename: () => void): void {
  const { key } = useLocation();
  const navigate = useNavigate();
  const isInStead = isOnSteps && namesStep(query) && !namesView(query, view);
  const isBack = useRef(false);
  const settledKey = useRef<string | null>(null);
  useEffect(() => {
    const place = placeInHistory();
    isBack.current = place !== undefined && place > 0 && lastPlace !== undefined && place < lastPlace;
    lastPlace = place;
  }, [key]);
  useEffect(() => {
    if (!isInStead || settledKey.current === key) return;
    settledKey.current = key;
    if (isBack.current) void navigate(-1);
    else rename();
  });
}

function placeInHistory(): number | undefined {
  const { idx } = (window.history.state ?? {}) as { idx?: number };
  return idx;
}

export type Journey = ReturnType<typeof useJourney>;

/** The guest's position between a search and checkout, and the moves from there: on the steps, or on a room's page. */
export function useJourney(facts: OfferFacts, { isOnSteps = true } = {}) {
  const { hotel, search } = facts;
  const isDesktop = useMedia(desktopQuery);
  const { booking: stored, change } = useBooking();
  const { booking, news } = currentBooking(facts, stored);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [query] = useSearchParams();
  const { state: sentAlong } = useLocation();
  const navigate = useNavigate();

  const state = bookingStateOf(facts, booking, isDesktop);
  const view = viewOfUrl(query, state);
  const next = nextView(state);
  const waitingRef = useRef(false);
  const isGoing = useRef(false);
  useEffect(() => {
    isGoing.current = false;
  });

  function show(shown: View, options: { replace: boolean; state?: unknown }) {
    const pathname = isOnSteps ? '' : guestPaths.roomsAndRates(hotel.code);
    // A filter of the rooms is that of the next room too.
    const filters = shown.name === 'rooms' ? filtersQuery(query) : '';
    void navigate(`${pathname}?${viewQuery(search.link, shown)}${filters}`, options);
  }

  /** Before the page is left: a page with a card form counts nothing. */
  function countCheckout({ items }: Booking) {
    count({ kind: 'act', act: 'begin_checkout', rooms: items.map((item) => countedItem(facts, item)) });
  }

  /** Stores the choice and stays on the page. */
  function keep(chosen: Booking) {
    countBasketChange(facts, booking.items, chosen.items);
    change(() => chosen);
    setRefusal(null);
  }

  /**
   * Stores the choice and goes to the next open step. In the background, in one update: the answer to the press is not
   * held up by the new step, and no step is shown for another one's booking.
   */
  function goOn(chosen: Booking) {
    // Until then this step takes no second press: it would be a second entry in the history.
    if (isGoing.current) return;
    isGoing.current = true;
    startTransition(() => showNext(withNothingOpen(facts, chosen)));
  }

  function showNext(settled: Booking) {
    keep(settled);
    const then = nextView(bookingStateOf(facts, settled, isDesktop));
    // Whether there are extras at all may not be known yet.
    waitingRef.current = then !== 'checkout' && then.name === 'extras';
    if (then === 'checkout') {
      countCheckout(settled);
      window.location.assign(guestPaths.checkout(hotel.code));
      return;
    }
    const isElsewhere = viewQuery('', then) !== viewQuery('', view);
    // The current view gets an address before it is left.
    if (isOnSteps && isElsewhere && !namesView(query, view)) show(view, { replace: true });
    show(then, { replace: isOnSteps && !isElsewhere });
  }

  /** Keeps the remaining rooms, and shows the next open step for the changed stay, in place of this view. */
  function changeRooms(changed: Booking) {
    // In one update: in between, the basket would belong to another search.
    startTransition(() => {
      keep(changed);
      void navigate(`?${changed.search}`, { replace: true });
    });
  }

  useWayToCheckout(next, waitingRef, () => {
    const settled = withNothingOpen(facts, booking);
    keep(settled);
    countCheckout(settled);
    window.location.replace(guestPaths.checkout(hotel.code));
  });
  usePassedOver(query, view, isOnSteps, () => show(view, { replace: true, state: sentAlong }));

  function take(chosen: Result<Booking, BasketRefusal>) {
    if (chosen.ok) goOn(chosen.value);
    else setRefusal(refusalText(chosen.refusal.code, hotel.unit));
  }

  return {
    facts,
    isDesktop,
    booking,
    news,
    rooms: chosenRooms(facts, booking.items),
    state,
    view,
    next,
    /** False when the next view is the one shown. */
    isNextElsewhere: next === 'checkout' || viewQuery('', next) !== viewQuery('', view),
    refusal,
    dismissRefusal: () => setRefusal(null),
    keep,
    goOn,
    /** For a link to checkout: runs just before it is followed. */
    onCheckout: () => countCheckout(booking),
    take,
    changeRooms,
  };
}

/**
 * The guest went on before it was known whether there are extras, and waits: when there are none, continues to
 * checkout. Only then: a guest who returns from checkout is not sent there again.
 */
function useWayToCheckout(next: View | 'checkout', waitingRef: RefObject<boolean>, goOn: () => void): void {
  useEffect(() => {
    if (!waitingRef.current || next !== 'checkout') return;
    waitingRef.current = false;
    goOn();
  });
}
