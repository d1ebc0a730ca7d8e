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
import styles from './room-card.module.css';
import { RoomFrame } from './room-frame.tsx';

interface RoomCardProps {
  readonly offer: RoomOffer;
  readonly stay: Stay;
  readonly isFirst: boolean;
  readonly chosenRatePlanId: number | undefined;
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
  const { othersMinor = 0, comparedFor } = props;
  const { currency, taxes } = useHotel();
  // Open again on the way back from the room's page.
  const ratesId = `rates-of-${offer.roomType.RoomTypeId}`;
  const [isOpen, setOpen] = useState(
    areRatesShown || chosenRatePlanId !== undefined || readEntry(ratesId) === true,
  );
  // The button answers at once, the rates follow: they are most of the work of a press.
  const hasRates = useDeferredValue(isOpen);
  const { roomType, rates, badge } = offer;
  const lowest = rates[0]?.quote;
  if (lowest === undefined) return null;
  return (
    <RoomFrame
      roomType={roomType}
      isFirst={isFirst}
      pageAddress={pageAddress}
      tag={badge === undefined ? undefined : { kind: 'accent', words: `${badge} left for these dates` }}
      foot={
        <>
          <Price
            before={`${nightsText(nightsOf(stay))} from`}
            was={
              lowest.originalGrossMinor > lowest.grossMinor
                ? moneyText(lowest.originalGrossMinor, currency)
                : undefined
            }
            sum={moneyText(lowest.grossMinor, currency)}
            after={
              <>
                <AboutMoney minor={lowest.grossMinor} />
                <span className="money">{moneyText(lowest.averageNightMinor, currency)} a night</span>,{' '}
                <span className={styles.taxes}>{taxes} included</span>
                {othersMinor > 0 && (
                  <span className={styles.becomes}>
                    Your stay becomes{' '}
                    <b className="money">{moneyText(othersMinor + lowest.grossMinor, currency)}</b>
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
          othersMinor={othersMinor}
          comparedFor={comparedFor}
          onChoose={onChoose}
        />
      )}
    </RoomFrame>
  );
}
