import type { RoomTypeDetails } from '@portico/contract/calls/room-type';
import { guestPaths } from '@portico/contract/paths';
import { guestsText, nightsText } from '@portico/contract/texts/guest-texts';
import { moneyText } from '@portico/contract/texts/money-text';
import { nightsOf } from '@portico/domain/calendar/stay';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Link } from 'react-router';
import { count } from '../../../shared/hotel/counted.ts';
import { AboutMoney } from '../../../shared/hotel/about-money.tsx';
import { useHotel } from '../../../shared/hotel/hotel-context.ts';
import { otherRoomsMinor } from '../../../shared/offers/chosen-room.ts';
import { countedOffer } from '../../../shared/offers/counted-offers.ts';
import { roomOffers, roomTypeOf, type OfferFacts, type RoomOffer } from '../../../shared/offers/offers.ts';
import { RateList } from '../../../shared/offers/rate-list.tsx';
import { StayDates } from '../../../shared/stay/stay-dates.tsx';
import { capitalised, countInWords, nightsInWords } from '../../../shared/stay/stay-texts.ts';
import { RoomTag } from '../../../shared/steps/rooms/room-tag.tsx';
import { unavailableText } from '../../../shared/steps/rooms/unavailable-card.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { Button } from '../../../ui/button.tsx';
import { Ledger, LedgerLine, LedgerTotal } from '../../../ui/ledger.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PayBar } from '../../../ui/pay-bar.tsx';
import { SideColumn } from '../../../ui/side-column.tsx';
import { useInView } from '../../../ui/use-in-view.ts';
import { withChoice } from '../journey/choice.ts';
import styles from '../journey/rooms-and-rates.module.css';
import { useJourney } from '../journey/use-journey.ts';
import { viewQuery } from '../journey/view.ts';
import { RoomSheet } from './room-sheet.tsx';

const RATES = 'room-rates';

/** A room type with its rates for a search: a rate chosen here is chosen for that room of the booking. */
export function RoomInJourney({ facts, details }: { facts: OfferFacts; details: RoomTypeDetails }) {
  const { code, unit } = useHotel();
  const journey = useJourney(facts, { isOnSteps: false });
  const { booking, refusal, view, isDesktop } = journey;
  const { search } = facts;
  const roomCount = search.rooms.length;
  const roomNumber = view.name === 'rooms' ? view.roomNumber : 1;
  const { RoomTypeId } = details.RoomType;
  const offer = roomOffers(facts, roomNumber, booking.items).find(
    ({ roomType }) => roomType.RoomTypeId === RoomTypeId,
  );
  const othersMinor = otherRoomsMinor(facts, booking.items, roomNumber);
  const held = booking.items.find((item) => item.roomNumber === roomNumber);
  const rates = useRef<HTMLDivElement>(null);
  const areRatesInView = useInView(rates);
  const countView = useEffectEvent(() => {
    if (offer !== undefined) count({ kind: 'act', act: 'view_item', rooms: [countedOffer(offer)] });
  });
  useEffect(() => {
    countView();
  }, [RoomTypeId, search.link]);

  const toRooms = `${guestPaths.roomsAndRates(code)}?${viewQuery(search.link, { name: 'rooms', roomNumber })}`;
  if (offer === undefined) {
    return (
      <RoomSheet
        details={details}
        search={search}
        tag={<RoomTag roomNumber={roomNumber} roomCount={roomCount} />}
        rates={
          <>
            <h2 className="h3">Not for this stay</h2>
            <p>{whyNot(facts, roomNumber, RoomTypeId)}</p>
            <p className="actions">
              <Link className={buttonClass({ variant: 'second' })} to={toRooms}>
                See the other {unit.plural}
              </Link>
            </p>
          </>
        }
      />
    );
  }

  function showRates() {
    const heading = document.getElementById(RATES);
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  }
  const ratesText = `${countInWords(offer.rates.length)} ${offer.rates.length === 1 ? 'rate' : 'rates'}`;
  return (
    <>
      <RoomSheet
        details={details}
        search={search}
        tag={<RoomTag roomNumber={roomNumber} roomCount={roomCount} />}
        news={
          refusal !== null && <Notice tone="negative" title={refusal} onDismiss={journey.dismissRefusal} />
        }
        rates={
          <div ref={rates}>
            <h2 className="h3" id={RATES} tabIndex={-1}>
              {capitalised(nightsInWords(nightsOf(search.stay)))}, {ratesText}
            </h2>
            <RateList
              id="rates"
              roomTypeId={RoomTypeId}
              roomTypeName={details.RoomType.Name}
              rates={offer.rates}
              stay={search.stay}
              chosenRatePlanId={held?.roomTypeId === RoomTypeId ? held.ratePlanId : undefined}
              othersMinor={othersMinor}
              comparedFor={{ guests: search.rooms[roomNumber - 1] ?? facts.hotel.defaultGuests, search }}
              onChoose={(rate) => journey.take(withChoice(booking, facts, roomNumber, offer, rate))}
            />
          </div>
        }
        aside={
          isDesktop && (
            <SideColumn
              title="Your stay"
              foot={
                <>
                  <Sums facts={facts} offer={offer} othersMinor={othersMinor} />
                  <p className={styles.sideAction}>
                    <Button block onClick={showRates}>
                      See the {ratesText}
                    </Button>
                  </p>
                  <p className={`small muted ${styles.sideNote}`}>
                    {offer.badge !== undefined &&
                      `${capitalised(countInWords(offer.badge))} left for your dates. `}
                    Nothing is held until you book.
                  </p>
                </>
              }
            >
              <div className={styles.dates}>
                <StayDates stay={search.stay} />
              </div>
            </SideColumn>
          )
        }
      />
      <RatesBar facts={facts} offer={offer} isHidden={areRatesInView} onShow={showRates} />
    </>
  );
}

interface SumsProps {
  readonly facts: OfferFacts;
  readonly offer: RoomOffer;
  readonly othersMinor: number;
}

/** The lowest price of the room for the stay and for a night, and what the whole stay becomes with it. */
function Sums({ facts, offer, othersMinor }: SumsProps) {
  const { currency } = useHotel();
  const lowest = offer.rates[0]?.quote;
  if (lowest === undefined) return null;
  const nights = nightsInWords(nightsOf(facts.search.stay));
  return (
    <Ledger>
      <LedgerLine label={`${capitalised(nights)}, from`} value={moneyText(lowest.grossMinor, currency)} />
      <LedgerLine kind="sub" label="A night, from" value={moneyText(lowest.averageNightMinor, currency)} />
      {othersMinor > 0 && (
        <LedgerTotal label="Your stay becomes" value={moneyText(othersMinor + lowest.grossMinor, currency)} />
      )}
    </Ledger>
  );
}

interface RatesBarProps {
  readonly facts: OfferFacts;
  readonly offer: RoomOffer;
  readonly isHidden: boolean;
  readonly onShow: () => void;
}

/** On a phone, the lowest price at the foot, and the way to the rates until they are in view. */
function RatesBar({ facts, offer, isHidden, onShow }: RatesBarProps) {
  const { currency, taxes } = useHotel();
  const lowest = offer.rates[0]?.quote;
  if (lowest === undefined) return null;
  return (
    <PayBar
      sum={moneyText(lowest.grossMinor, currency)}
      note={
        <>
          {nightsText(nightsOf(facts.search.stay))} from, {taxes} included
          <AboutMoney minor={lowest.grossMinor} />
        </>
      }
      isHidden={isHidden}
      action={
        <Button size="small" onClick={onShow}>
          See {offer.rates.length} {offer.rates.length === 1 ? 'rate' : 'rates'}
        </Button>
      }
    />
  );
}

/** Why a room type cannot be chosen for that room of the search. */
function whyNot(facts: OfferFacts, roomNumber: number, roomTypeId: number): string {
  const { answer, search, hotel } = facts;
  const unavailable = answer.UnavailableRoomTypes.find((type) => type.RoomTypeId === roomTypeId);
  if (unavailable !== undefined) return unavailableText(unavailable, search, hotel.today);
  if (roomTypeOf(facts, roomTypeId) === undefined) return 'It is not part of this search.';
  const isLeft = roomOffers(facts, roomNumber, []).some(({ roomType }) => roomType.RoomTypeId === roomTypeId);
  if (isLeft) return `What you chose for your other ${hotel.unit.plural} leaves none of these.`;
  return `It does not take ${guestsText(search.rooms[roomNumber - 1] ?? hotel.defaultGuests)}.`;
}
