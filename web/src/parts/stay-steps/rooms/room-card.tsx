import { nightsText } from '@portico/contract/texts/guest-texts';
import { moneyText } from '@portico/contract/texts/money-text';
import { nightsOf } from '@portico/domain/calendar/stay';
import { useState } from 'react';
import { useHotel } from '../../hotel/hotel-context.ts';
import { AboutMoney } from '../../money/about-money.tsx';
import type { RateOffer, RoomOffer } from '../../offers/offers.ts';
import { RateList } from '../../rates/rate-list.tsx';
import type { ValidSearch } from '../../searching/search.ts';
import { Button } from '../../../ui/button.tsx';
import { Price } from '../../../ui/price.tsx';
import { RoomFrame } from './room-frame.tsx';

interface RoomCardProps {
  readonly offer: RoomOffer;
  readonly search: ValidSearch;
  readonly isFirst: boolean;
  readonly chosenRatePlanId: number | undefined;
  readonly onChoose: (offer: RateOffer) => void;
}

/** A room type that can be had: its lowest price for the stay, and its rates when asked for. */
export function RoomCard({ offer, search, isFirst, chosenRatePlanId, onChoose }: RoomCardProps) {
  const { currency } = useHotel();
  // Who asked for one room or rate by a link sees its rates at once.
  const isAskedFor = search.roomTypeId !== null || search.ratePlanCode !== null;
  const [isOpen, setOpen] = useState(isAskedFor || chosenRatePlanId !== undefined);
  const { roomType, rates, badge } = offer;
  const lowest = rates[0]?.quote;
  if (lowest === undefined) return null;
  const ratesId = `rates-of-${roomType.RoomTypeId}`;
  return (
    <RoomFrame
      roomType={roomType}
      isFirst={isFirst}
      tag={badge === undefined ? undefined : { kind: 'accent', words: `${badge} left for these dates` }}
      foot={
        <>
          <Price
            before={`${nightsText(nightsOf(search.stay))} from`}
            was={
              lowest.originalGrossMinor > lowest.grossMinor
                ? moneyText(lowest.originalGrossMinor, currency)
                : undefined
            }
            sum={moneyText(lowest.grossMinor, currency)}
            after={
              <>
                <AboutMoney minor={lowest.grossMinor} />
                VAT included · {moneyText(lowest.averageNightMinor, currency)} a night
              </>
            }
          />
          <Button
            variant="second"
            aria-expanded={isOpen}
            aria-controls={ratesId}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Hide rates' : `See ${rates.length} ${rates.length === 1 ? 'rate' : 'rates'}`}{' '}
            <span className="vh">of {roomType.Name}</span>
          </Button>
        </>
      }
    >
      {isOpen && (
        <RateList
          id={ratesId}
          label={`Rates of ${roomType.Name}`}
          rates={rates}
          search={search}
          chosenRatePlanId={chosenRatePlanId}
          onChoose={onChoose}
        />
      )}
    </RoomFrame>
  );
}
