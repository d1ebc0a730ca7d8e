import type { PreCheckInReservation } from '@portico/contract/calls/pre-check-in';
import { checklist, nextPlace } from '@portico/domain/journeys/pre-check-in-journey';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { BedChoices } from '../../../shared/stay/beds.ts';
import { cardFormIssues } from '../../../shared/payment/card-form/card-form-issues.ts';
import { cardOf, noCard } from '../../../shared/payment/card-form/typed-card.ts';
import { useHotel } from '../../../shared/hotel/hotel-context.ts';
import { CheckInContext } from './check-in-context.ts';
import type { CheckInNews } from './check-in-news.ts';
import { keepDraft, nothingTyped, readDraft, type Draft } from './draft.ts';
import type { Link } from './link.ts';
import { itemAt, placeOfQuery, placeQuery, rowKey } from './place.ts';
import { savedText, type PlaceOfRow } from './saved-text.ts';
import { stateOf } from './state-of.ts';
import { useTake } from './use-link.ts';

interface CheckInProviderProps {
  link: Link;
  reservation: PreCheckInReservation;
  beds: BedChoices;
  children: ReactNode;
}

/**
 * One pre-check-in: typed over the hotel's data, stored in this tab until sent, at the place of its address. The table
 * of journeys decides the next step. docs/decisions/0050-pre-check-in.md.
 */
export function CheckInProvider({ link, reservation: read, beds, children }: CheckInProviderProps) {
  const hotel = useHotel();
  const keepRead = useTake(link);
  const navigate = useNavigate();
  const { search } = useLocation();
  // Shown at once, with everything else that changes at that moment; the query updates a moment later.
  const [taken, setTaken] = useState({ newest: read, over: read });
  const reservation = taken.over === read ? taken.newest : read;
  const [draft, setDraft] = useState(() => readDraft(reservation));
  const [card, setCard] = useState(noCard);
  const [news, showNews] = useState<CheckInNews | null>(null);
  const isCardReady =
    reservation.HowToKeepCard !== 'card' || cardFormIssues(cardOf(card), hotel).length === 0;
  const stateWith = (typed: Draft) => stateOf({ hotel, beds, reservation, draft: typed, isCardReady });
  const state = stateWith(draft);
  const place = placeOfQuery(new URLSearchParams(search), state);

  // The address names what is shown, so that typing does not navigate away. Waiting for a bank is no place: afterwards
  // each tab derives its place from the answer.
  const name = reservation.PendingSave === null ? placeQuery(place) : '';
  const isNamed = search === name;
  const nameIt = useEffectEvent(() => void navigate({ search: name }, { replace: true }));
  useEffect(() => {
    if (!isNamed) nameIt();
  }, [isNamed]);

  const isBegun = useRef(false);
  useEffect(() => {
    queueMicrotask(() => (isBegun.current = true));
  }, []);

  function keep(stored: Draft) {
    setDraft(stored);
    keepDraft(reservation, stored);
  }

  function take(newest: PreCheckInReservation) {
    setTaken({ newest, over: read });
    keepRead(newest);
  }

  function settle(settled: PlaceOfRow) {
    const key = rowKey(settled, itemAt(reservation, settled));
    const seen = { ...draft.seen, [key]: savedText(settled, reservation) };
    keep({ ...draft, seen });
    showNews(null);
    void navigate({ search: placeQuery(nextPlace(stateWith({ ...draft, seen }))) });
  }

  function saved(newest: PreCheckInReservation) {
    const rows = checklist(state).filter(({ step }) => step !== 'payment-details');
    const seen = rows.map((row) => [rowKey(row, itemAt(newest, row)), savedText(row, newest)]);
    keep({ ...nothingTyped, seen: Object.fromEntries(seen) });
    setCard(noCard);
    take(newest);
  }

  return (
    <CheckInContext
      value={{
        link,
        reservation,
        beds,
        draft,
        state,
        place,
        card,
        isBegun,
        news,
        change: (part) => keep({ ...draft, ...part }),
        changeCard: (part) => setCard((stored) => ({ ...stored, ...part })),
        settle,
        take,
        saved,
        showNews,
      }}
    >
      {children}
    </CheckInContext>
  );
}
