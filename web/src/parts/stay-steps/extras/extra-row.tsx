import { extraTexts } from '@portico/contract/texts/extra-texts';
import { availabilityBadge } from '@portico/domain/availability/badge';
import type { Guests } from '@portico/domain/occupancy/guests';
import { extraGross, type RoomExtra } from '../../extras/room-extras.ts';
import type { StayFacts } from '../../offers/offers.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Picture } from '../../../ui/picture.tsx';
import { ExtraControl } from './extra-control.tsx';
import styles from './extras.module.css';

interface ExtraRowProps {
  readonly facts: StayFacts;
  readonly offer: RoomExtra;
  readonly guests: Guests;
  readonly onChange: (quantity: number) => void;
}

/** One extra: picture, name, words, what it comes to, and the control that takes it. */
export function ExtraRow({ facts, offer, guests, onChange }: ExtraRowProps) {
  const { service, extra, quantity } = offer;
  // By the day and for the stay, what it would come to is said before it is taken.
  const isCounted = extra.chargeType === 'per-quantity';
  const words = extraTexts(extra, {
    stay: facts.search.stay,
    guests,
    quantity: isCounted ? quantity : 1,
    vat: facts.hotel.vat,
    currency: facts.hotel.currency,
  });
  const left = extraLeftText(offer);
  const image = service.Image;
  return (
    <li className={classNames(styles.extra, image === null && styles.bare)}>
      {image !== null && (
        <Picture src={image.Url} alt={image.Alt} width={image.Width} height={image.Height} />
      )}
      <div>
        <h2 className={styles.name}>{service.ServiceName}</h2>
        <p className="small">{service.ServiceDescription}</p>
        <p className={`small muted ${styles.sum}`}>
          {words.price}
          {words.sum !== null && (quantity > 0 ? <b>{words.sum}</b> : words.sum)}
          {left !== null && <> · {left}</>}
        </p>
      </div>
      <div className={styles.control}>
        {offer.isSelectable && (
          <ExtraControl offer={offer} oneMinor={extraGross(facts, extra, guests, 1)} onChange={onChange} />
        )}
      </div>
    </li>
  );
}

/** “3 left on these dates” from three on, “None left on these dates”; null where there is no need to say. */
function extraLeftText({ left, quantity }: RoomExtra): string | null {
  if (left === null) return null;
  if (left === 0) return quantity > 0 ? null : 'None left on these dates';
  return availabilityBadge(left) === undefined ? null : `${left} left on these dates`;
}
