import type { StatusResponse, AbandonRequest } from '@portico/contract/calls/reservation-read';
import { guestPaths } from '@portico/contract/paths';
import { useEffect, useState } from 'react';
import { useParams, useNavigate } from 'react-router';
import { postJson } from '../../lib/api.ts';
import { usePageFocus } from '../../lib/page-focus.ts';
import { BookingUnknown } from '../../shared/booked/booking-unknown.tsx';
import { endedTextOf, leaveNews } from '../../shared/booked/ended-news.ts';
import { isUnknown } from '../../shared/booked/unknown.ts';
import { useBooking } from '../../shared/stay/booking-context.ts';
import { emptyBooking, type Booking } from '../../shared/stay/booking.ts';
import { isFinal, wasBooked } from '../../shared/booked/following/followed.ts';
import { ProviderQuestion } from '../../shared/booked/following/provider-question.tsx';
import { StatusWaiting } from '../../shared/booked/following/status-waiting.tsx';
import { useStatus } from '../../shared/booked/following/use-status.ts';
import type { WayOut } from '../../shared/booked/following/use-way-out.ts';
import { AskUs } from '../../shared/hotel/contact-links.tsx';
import { useHotel } from '../../shared/hotel/hotel-context.ts';
import { writeVoucherCode } from '../../shared/search/voucher-session.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { KeyFob } from '../../ui/key-fob.tsx';
import { ShortPage } from '../../ui/short-page.tsx';
import { statusTexts } from './status-texts.ts';

/** A booking between the guest's press and the answer to it, or one that came to nothing. Rule: docs/booking.md, "Reading a booking". */
export default function StatusPage() {
  const token = useParams()['confirmationToken'] ?? '';
  const { data, error, refetch } = useStatus(token);
  /** The guest has taken a way out, which leads where it says, whatever the booking says meanwhile. */
  const [isLeaving, setLeaving] = useState(false);
  const { isSaidHere, isOwn } = useEndOfStatus(token, isLeaving ? undefined : data);
  const words = statusTexts(useHotel(), useBooking().booking.items.length);
  if (data === undefined) {
    if (isUnknown(error)) return <BookingUnknown error={error} />;
  } else if (isSaidHere) return <StatusEnded status={data} isOwn={isOwn} />;
  return (
    <StatusWaiting
      status={data}
      reference={
        data === undefined ? null : <KeyFob label="Your reservation number" number={data.ReferenceNumber} />
      }
      isCutOff={error !== null}
      words={words}
    >
      {data !== undefined && data.ActionUrl !== null && (
        <BookingAtProvider
          token={token}
          actionUrl={data.ActionUrl}
          onLeaving={setLeaving}
          onBooked={() => void refetch()}
        />
      )}
    </StatusWaiting>
  );
}

interface StatusEndedProps {
  readonly status: StatusResponse;
  /** Made in this tab, of what it still has chosen; anything else it holds is another stay. */
  readonly isOwn: boolean;
}

/** A booking that came to nothing, in whatever tab: what became of it and of the money, and the ways on. */
function StatusEnded({ status, isOwn }: StatusEndedProps) {
  const hotel = useHotel();
  const { code, property, unit } = hotel;
  const { heading, words } = endedTextOf(status, hotel);
  const hasBasket = useBooking().booking.items.length > 0;
  usePageFocus(`${heading} – ${property.PropertyName}`, 'status ended');
  return (
    <ShortPage heading={heading}>
      <p className="lead">{words}</p>
      <p>No {unit.singular} is booked under this number.</p>
      <KeyFob label="Its reservation number" number={status.ReferenceNumber} />
      <div className="actions">
        {isOwn && <ButtonLink href={guestPaths.checkout(code)}>Try again</ButtonLink>}
        <ButtonLink variant={isOwn ? 'second' : 'primary'} href={guestPaths.book(code)}>
          Begin a new search
        </ButtonLink>
        {hasBasket && !isOwn && (
          <ButtonLink variant="second" href={guestPaths.checkout(code)}>
            Go on with what you chose here
          </ButtonLink>
        )}
      </div>
      <AskUs>Or ask us:</AskUs>
    </ShortPage>
  );
}

interface EndOfStatus {
  readonly isSaidHere: boolean;
  /** The tab made this booking, and still has what it was made of. */
  readonly isOwn: boolean;
}

/**
 * Leads on from a booking that is decided: to its confirmation; or, in the tab that made it, back to the checkout, which
 * still has everything and says the reason. `isSaidHere`: it came to nothing and is said here, since the tab is another
 * (not `isOwn`), or its guest let the time run out and may be long gone.
 */
function useEndOfStatus(token: string, status: StatusResponse | undefined): EndOfStatus {
  const hotel = useHotel();
  const { code } = hotel;
  const { booking, change } = useBooking();
  const navigate = useNavigate();
  // Judged on entering only: the end of the attempt takes it off the basket.
  const [isOwn] = useState(booking.underWay === token && booking.items.length > 0);
  const isEnded = status !== undefined && isFinal(status.Status) && !wasBooked(status.Status);
  const isSaidHere = isEnded && (!isOwn || status.RefusalCode === 'payment.expired');

  useEffect(() => {
    if (status === undefined || !isFinal(status.Status)) return;
    const isBooked = wasBooked(status.Status);
    change((kept) => afterAttempt(kept, token, isBooked));
    if (isBooked) {
      // What is left on a voucher is not spent unasked.
      writeVoucherCode(hotel, null);
      void navigate(guestPaths.confirmation(code, token), { replace: true });
    }
    // The checkout is a document of its own.
    else if (!isSaidHere) window.location.replace(guestPaths.checkout(code, token));
  }, [status, token, isSaidHere, hotel, code, change, navigate]);

  return { isSaidHere, isOwn };
}

interface BookingAtProviderProps {
  readonly token: string;
  /** Of the bank, or of the provider's page. */
  readonly actionUrl: string;
  /** False again where the payment could not be ended, or was paid after all. */
  readonly onLeaving: (isLeaving: boolean) => void;
  readonly onBooked: () => void;
}

/** What the bank or the payment page waits for; another way to pay where this tab still has what is booked. */
function BookingAtProvider({ token, actionUrl, onLeaving, onBooked }: BookingAtProviderProps) {
  const hotel = useHotel();
  const { code, property } = hotel;
  const { booking, change } = useBooking();
  const { length } = booking.items;
  const words = statusTexts(hotel, length);

  async function abandon() {
    const body: AbandonRequest = { PropertyId: property.PropertyId, ReferenceNumber: token };
    onLeaving(true);
    try {
      const ended = await postJson('/api/Reservation/Abandon', body);
      if (!isFinal(ended.Status) || wasBooked(ended.Status)) onLeaving(false);
      return ended;
    } catch (error) {
      onLeaving(false);
      throw error;
    }
  }
  const otherWay: WayOut<StatusResponse> = {
    words: words.otherWay,
    onEnded: () => leaveFor(guestPaths.checkout(code, token)),
  };
  const cancel: WayOut<StatusResponse> = {
    words: 'Cancel this booking',
    onEnded: (ended) => {
      leaveNews(code, endedTextOf(ended, hotel));
      leaveFor(guestPaths.book(code));
    },
  };
  function leaveFor(path: string) {
    change((kept) => afterAttempt(kept, token, false));
    window.location.replace(path);
  }
  return (
    <ProviderQuestion
      actionUrl={actionUrl}
      ways={length > 0 ? [otherWay, cancel] : [cancel]}
      words={words}
      aboutWays={words.aboutWays}
      abandon={abandon}
      onBooked={onBooked}
    />
  );
}

/** The basket of a tab that looks at the booking of `token`, once that is decided. */
function afterAttempt(kept: Booking, token: string, isBooked: boolean): Booking {
  const { attemptKey, underWay } = kept;
  // Without an attempt of this booking under way the basket is another, begun since.
  if (attemptKey === null || (underWay !== null && underWay !== token)) return kept;
  return isBooked ? emptyBooking : { ...kept, attemptKey: null, underWay: null };
}
