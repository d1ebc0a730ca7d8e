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
import { ContactUs } from '../../shared/hotel/contact-links.tsx';
import { useHotel } from '../../shared/hotel/hotel-context.ts';
import { writeVoucherCode } from '../../shared/search/voucher-session.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { KeyFob } from '../../ui/key-fob.tsx';
import { ShortPage } from '../../ui/short-page.tsx';
import { statusTexts } from './status-texts.ts';

/** A booking awaiting its result, or one that failed. Rule: docs/booking.md, "Reading a booking". */
export default function StatusPage() {
  const token = useParams()['confirmationToken'] ?? '';
  const { data, error, refetch } = useStatus(token);
  /** The guest has chosen another way, which is followed whatever the booking's status becomes meanwhile. */
  const [isLeaving, setLeaving] = useState(false);
  const { isShownHere, isOwn } = useEndOfStatus(token, isLeaving ? undefined : data);
  const words = statusTexts(useHotel(), useBooking().booking.items.length);
  if (data === undefined) {
    if (isUnknown(error)) return <BookingUnknown error={error} />;
  } else if (isShownHere) return <StatusEnded status={data} isOwn={isOwn} />;
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
  /** Made in this tab from its current choices; if not, the tab's choices are another stay. */
  readonly isOwn: boolean;
}

/** A failed booking, from any tab: what happened to it and to the money, and further links. */
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
      <ContactUs>Or ask us:</ContactUs>
    </ShortPage>
  );
}

interface EndOfStatus {
  readonly isShownHere: boolean;
  /** This tab made the booking, and still has its choices. */
  readonly isOwn: boolean;
}

/**
 * Navigates when a booking is decided: to its confirmation or, in the tab that made it, back to the checkout. The
 * checkout still has everything and states the reason. `isSaidHere`: the failure is shown here, since the tab is
 * another (not `isOwn`), or the guest let the time run out and may be away.
 */
function useEndOfStatus(token: string, status: StatusResponse | undefined): EndOfStatus {
  const hotel = useHotel();
  const { code } = hotel;
  const { booking, change } = useBooking();
  const navigate = useNavigate();
  // Read on entering only: the attempt's end removes it from the basket.
  const [isOwn] = useState(booking.underWay === token && booking.items.length > 0);
  const isEnded = status !== undefined && isFinal(status.Status) && !wasBooked(status.Status);
  const isShownHere = isEnded && (!isOwn || status.RefusalCode === 'payment.expired');

  useEffect(() => {
    if (status === undefined || !isFinal(status.Status)) return;
    const isBooked = wasBooked(status.Status);
    change((stored) => afterAttempt(stored, token, isBooked));
    if (isBooked) {
      // A voucher's remaining balance is not spent without asking.
      writeVoucherCode(hotel, null);
      void navigate(guestPaths.confirmation(code, token), { replace: true });
    }
    // The checkout is a document of its own.
    else if (!isShownHere) window.location.replace(guestPaths.checkout(code, token));
  }, [status, token, isShownHere, hotel, code, change, navigate]);

  return { isShownHere, isOwn };
}

interface BookingAtProviderProps {
  readonly token: string;
  /** Of the bank, or of the provider's page. */
  readonly actionUrl: string;
  /** False again when the payment could not be ended, or was paid after all. */
  readonly onLeaving: (isLeaving: boolean) => void;
  readonly onBooked: () => void;
}

/** What the bank or the payment page waits for; and another payment method when this tab still has the basket. */
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
    change((stored) => afterAttempt(stored, token, false));
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

/** The basket of a tab that shows the booking of `token`, once it is decided. */
function afterAttempt(stored: Booking, token: string, isBooked: boolean): Booking {
  const { attemptKey, underWay } = stored;
  // Without an attempt of this booking in progress, the basket is a later one.
  if (attemptKey === null || (underWay !== null && underWay !== token)) return stored;
  return isBooked ? emptyBooking : { ...stored, attemptKey: null, underWay: null };
}
