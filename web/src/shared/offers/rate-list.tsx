import { nightsOf, type Stay } from '@portico/domain/calendar/stay';
import type { RateOffer } from './offers.ts';
import { capitalised, nightsInWords } from '../stay/stay-texts.ts';
import styles from './rate-list.module.css';
import { RateRow } from './rate-row.tsx';

interface RateListProps {
  readonly id: string;
  readonly roomTypeName: string;
  readonly rates: readonly RateOffer[];
  readonly stay: Stay;
  readonly chosenRatePlanId: number | undefined;
  readonly onChoose: (offer: RateOffer) => void;
}

export function RateList({ id, roomTypeName, rates, stay, chosenRatePlanId, onChoose }: RateListProps) {
  return (
    <div className={styles.rates} id={id}>
      <div className={styles.heads} aria-hidden="true">
        <span>Cancelling</span>
        <span>When you pay</span>
        <span>What is included</span>
        <span>{capitalised(nightsInWords(nightsOf(stay)))}, VAT included</span>
      </div>
      <ul className={styles.list} aria-label={`Rates of ${roomTypeName}`}>
        {rates.map((offer) => (
          <RateRow
            key={offer.plan.id}
            roomTypeName={roomTypeName}
            offer={offer}
            stay={stay}
            isChosen={offer.plan.id === chosenRatePlanId}
            onChoose={() => onChoose(offer)}
          />
        ))}
      </ul>
    </div>
  );
}
