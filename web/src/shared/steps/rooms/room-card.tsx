import { nightsText } from '@portico/contract/texts/guest-texts';
import { moneyText } from '@portico/contract/texts/money-text';
import { nightsOf, type Stay } from '@portico/domain/calendar/stay';
import type { Guests } from '@portico/domain/occupancy/guests';
import { useDeferredValue, useState } from 'react';
import { useHotel } from '../../hotel/hotel-context.ts';
import { AboutMoney } from '../../hotel/about-money.tsx';
import type { StayWithCodes } from '../../offers/extras-query.ts';
import type { RateOffer, RoomOffer } from '../../offers/offers.ts';
import { RateList } from '../../offers/rate-list.tsx';
import { readEntry, writeEntry } from '../../../lib/entry-state.ts';
import { Button } from '../../../ui/button.tsx';
import { Price } from '../../../ui/price.tsx';
import { PriceData } from './price-data.tsx';
import styles from './room-card.module.css';
import { RoomFrame } from './room-frame.tsx';

interface RoomCardProps {
  readonly offer: RoomOffer;
  readonly stay: Stay;
  readonly isFirst: boolean;
  readonly chosenRatePlanId: number | undefined;
  /** The rate that the link names, whose price the card gives in place of the lowest. */
  readonly namedRatePlanId?: number | undefined;
  /** Whose price of the named rate machines may read; absent: nobody's, as in a stay of several rooms. */
  readonly checkedFor?: Guests | undefined;
  /** From the start, as for a search restricted to one room or rate; the chosen rate's always are. */
  readonly areRatesShown: boolean;
  /** The address of its own page; absent where a guest cannot leave. */
  readonly pageAddress?: string | undefined;
  /** What the other rooms of the stay cost, gross, minor units; absent: there are none. */
  readonly othersMinor?: number | undefined;
  /** For whom two rates are compared; absent: they are not. */
  readonly comparedFor?: { readonly guests: Guests; readonly search: StayWithCodes } | undefined;
  /** Its rates are opened. */
  readonly onOpen?: () => void;
  readonly onChoose: (offer: RateOffer) => void;
}

/** An available room type: its lowest price for the stay, and its rates on demand. */
export function RoomCard(props: RoomCardProps) {
  const { offer, stay, isFirst, chosenRatePlanId, areRatesShown, pageAddress, onOpen, onChoose } = props;
  const { othersMinor = 0, comparedFor, namedRatePlanId, checkedFor } = props;
  const { currency, taxes } = useHotel();
  // Open again on the way back from the room's page.
  const ratesId = `rates-of-${offer.roomType.RoomTypeId}`;
  const [isOpen, setOpen] = useState(
    areRatesShown || chosenRatePlanId !== undefined || readEntry(ratesId) === true,
  );
  // The button answers at once, the rates follow: they are most of the work of a press.
  const hasRates = useDeferredValue(isOpen);
  const { roomType, rates, badge } = offer;
  const named = rates.find(({ plan }) => plan.id === namedRatePlanId);
  const shown = (named ?? rates[0])?.quote;
  if (shown === undefined) return null;
  const sum = moneyText(shown.grossMinor, currency);
  const nights = nightsText(nightsOf(stay));
  return (
    <RoomFrame
      roomType={roomType}
      isFirst={isFirst}
      pageAddress={pageAddress}
      tag={badge === undefined ? undefined : { kind: 'accent', words: `${badge} left for these dates` }}
      foot={
        <>
          <Price
            before={named === undefined ? `${nights} from` : `${nights}, ${named.rate.RatePlanName}`}
            was={
              shown.originalGrossMinor > shown.grossMinor
                ? moneyText(shown.originalGrossMinor, currency)
                : undefined
            }
            sum={
              named === undefined || checkedFor === undefined ? (
                sum
              ) : (
                <PriceData roomType={roomType} offer={named} stay={stay} guests={checkedFor}>
                  {sum}
                </PriceData>
              )
            }
            after={
              <>
                <AboutMoney minor={shown.grossMinor} />
                <span className="money">{moneyText(shown.averageNightMinor, currency)} a night</span>,{' '}
                <span className={styles.taxes}>{taxes} included</span>
                {othersMinor > 0 && (
                  <span className={styles.becomes}>
                    Your stay becomes{' '}
                    <b className="money">{moneyText(othersMinor + shown.grossMinor, currency)}</b>
                  </span>
                )}
              </>
            }
          />
          <Button
            variant="second"
            aria-expanded={isOpen}
            aria-controls={ratesId}
            onClick={() => {
              setOpen(!isOpen);
              writeEntry(ratesId, !isOpen);
              if (!isOpen) onOpen?.();
            }}
          >
            {isOpen ? 'Hide rates' : `See ${rates.length} ${rates.length === 1 ? 'rate' : 'rates'}`}{' '}
            <span className="vh">of {roomType.Name}</span>
          </Button>
        </>
      }
    >
      {hasRates && (
        <RateList
          id={ratesId}
          roomTypeId={roomType.RoomTypeId}
          roomTypeName={roomType.Name}
          rates={rates}
          stay={stay}
          chosenRatePlanId={chosenRatePlanId}
          named={named}
          othersMinor={othersMinor}
          comparedFor={comparedFor}
          onChoose={onChoose}
        />
      )}
    </RoomFrame>
  );
}
