import { nightsOf, type Stay } from '@portico/domain/calendar/stay';
import type { Guests } from '@portico/domain/occupancy/guests';
import { useRef, useState } from 'react';
import { useHotel } from '../hotel/hotel-context.ts';
import { capitalised, nightsInWords } from '../stay/stay-texts.ts';
import { ComparedRates } from './compared-rates.tsx';
import type { StayWithCodes } from './extras-query.ts';
import type { RateOffer } from './offers.ts';
import styles from './rate-list.module.css';
import { RateRow } from './rate-row.tsx';

interface RateListProps {
  readonly id: string;
  readonly roomTypeId: number;
  readonly roomTypeName: string;
  readonly rates: readonly RateOffer[];
  readonly stay: Stay;
  readonly chosenRatePlanId: number | undefined;
  /** The rate that the link names, which stands first. */
  readonly named?: RateOffer | undefined;
  /** What the other rooms cost, gross, minor units; default 0: there are none. */
  readonly othersMinor?: number | undefined;
  /** For whom two rates are compared; undefined: they are not. */
  readonly comparedFor?: { readonly guests: Guests; readonly search: StayWithCodes } | undefined;
  readonly onChoose: (offer: RateOffer) => void;
}

export function RateList(props: RateListProps) {
  const { id, roomTypeId, roomTypeName, rates, stay, chosenRatePlanId, comparedFor, onChoose } = props;
  const { othersMinor = 0, named } = props;
  const inOrder = named === undefined ? rates : [named, ...rates.filter((rate) => rate !== named)];
  const { taxes } = useHotel();
  const [comparedIds, setComparedIds] = useState<readonly number[]>([]);
  const list = useRef<HTMLUListElement>(null);
  const canCompare = comparedFor !== undefined && rates.length > 1;
  const [first, second] = rates.filter(({ plan }) => comparedIds.includes(plan.id));

  // A third takes the place of the one ticked first.
  function compare(ratePlanId: number, isOn: boolean) {
    const others = comparedIds.filter((one) => one !== ratePlanId);
    setComparedIds(isOn ? [...others.slice(-1), ratePlanId] : others);
  }

  function close() {
    // The pressed button goes away with the comparison.
    list.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
    setComparedIds([]);
  }

  return (
    <div className={styles.rates} id={id}>
      <div className={styles.heads} aria-hidden="true">
        <span>Cancelling</span>
        <span>When you pay</span>
        <span>What is included</span>
        <span>
          {capitalised(nightsInWords(nightsOf(stay)))}, {taxes} included
        </span>
      </div>
      <ul ref={list} className={styles.list} aria-label={`Rates of ${roomTypeName}`}>
        {inOrder.map((offer) => (
          <RateRow
            key={offer.plan.id}
            roomTypeName={roomTypeName}
            offer={offer}
            stay={stay}
            isNamed={offer === named}
            isChosen={offer.plan.id === chosenRatePlanId}
            becomesMinor={othersMinor === 0 ? undefined : othersMinor + offer.quote.grossMinor}
            compared={
              canCompare
                ? {
                    isOn: comparedIds.includes(offer.plan.id),
                    onChange: (isOn) => compare(offer.plan.id, isOn),
                  }
                : undefined
            }
            onChoose={() => onChoose(offer)}
          />
        ))}
      </ul>
      {canCompare && (
        <p className="vh" role="status">
          {first !== undefined &&
            second !== undefined &&
            `${first.rate.RatePlanName} and ${second.rate.RatePlanName} stand side by side below the rates.`}
        </p>
      )}
      {canCompare && first !== undefined && second !== undefined && (
        <ComparedRates
          roomTypeId={roomTypeId}
          rates={[first, second]}
          guests={comparedFor.guests}
          search={comparedFor.search}
          onChoose={onChoose}
          onClose={close}
        />
      )}
    </div>
  );
}
