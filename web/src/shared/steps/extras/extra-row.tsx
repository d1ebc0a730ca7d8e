import { dotted } from '@portico/contract/texts/dotted';
import { extraTexts } from '@portico/contract/texts/extra-texts';
import { moneyText } from '@portico/contract/texts/money-text';
import { availabilityBadge } from '@portico/domain/availability/badge';
import type { CurrencyCode } from '@portico/domain/money/currency';
import type { Guests } from '@portico/domain/occupancy/guests';
import { mostOfExtra, type Extra } from '@portico/domain/pricing/extra-cost';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Picture } from '../../pictures/picture.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { extraGross, type RoomExtra } from '../../offers/room-extras.ts';
import { AboutMoney } from '../../hotel/about-money.tsx';
import { useHotel } from '../../hotel/hotel-context.ts';
import type { Hotel } from '../../hotel/hotel.ts';
import type { ValidSearch } from '../../search/search.ts';
import styles from './extras.module.css';

interface ExtraRowProps {
  readonly facts: { readonly hotel: Hotel; readonly search: Pick<ValidSearch, 'stay'> };
  readonly offer: RoomExtra;
  readonly guests: Guests;
  /** The minimum: these are booked, and cannot be reduced. */
  readonly least?: number;
  /** Why it cannot be changed, or only increased; shown in place of a control when there is nothing to press. */
  readonly note?: string | null;
  readonly onChange: (quantity: number) => void;
}

/** One extra: picture, name, text, price, and its control. */
export function ExtraRow({ facts, offer, guests, least = 0, note = null, onChange }: ExtraRowProps) {
  const { service, extra, quantity } = offer;
  // For charges per day and per stay, the price shows before it is taken.
  const isCounted = hasQuantity(extra);
  const pricedQuantity = isCounted ? quantity : 1;
  const words = extraTexts(extra, {
    stay: facts.search.stay,
    guests,
    quantity: pricedQuantity,
    vat: facts.hotel.vat,
    currency: facts.hotel.currency,
  });
  const remaining = remainingText(offer);
  const image = service.Image;
  return (
    <li className={classNames(styles.extra, image === null && styles.bare)}>
      {image !== null && <Picture image={image} />}
      <div>
        <h2 className={styles.name}>{service.ServiceName}</h2>
        <p className="small">{service.ServiceDescription}</p>
        <p className={`small muted ${styles.sum}`}>
          {words.price}
          {words.sum !== null && (quantity > 0 ? <b>{words.sum}</b> : words.sum)}
          {remaining !== null && dotted('', remaining)}
          <AboutMoney minor={extraGross(facts, extra, guests, Math.max(pricedQuantity, 1))} />
        </p>
        {note !== null && <p className="small muted">{note}</p>}
      </div>
      <div className={styles.control}>
        {offer.isSelectable && (least === 0 || least < offer.most) && (
          <ExtraControl
            offer={offer}
            least={least}
            oneMinor={extraGross(facts, extra, guests, 1)}
            onChange={onChange}
          />
        )}
      </div>
    </li>
  );
}

/** “3 left on these dates” from three on, “None left on these dates”; null when it need not be shown. */
function remainingText({ remaining, quantity }: RoomExtra): string | null {
  if (remaining === null) return null;
  if (remaining === 0) return quantity > 0 ? null : 'None left on these dates';
  return availabilityBadge(remaining) === undefined ? null : `${remaining} left on these dates`;
}

interface ExtraControlProps {
  readonly offer: RoomExtra;
  /** The minimum. */
  readonly least: number;
  /** The price of one for the stay, gross, minor units. */
  readonly oneMinor: number;
  readonly onChange: (quantity: number) => void;
}

/** Further beds are counted, unless one is the most. */
function hasQuantity(extra: Extra): boolean {
  return extra.chargeType === 'per-quantity' || mostOfExtra(extra) > 1;
}

function addText(oneMinor: number, currency: CurrencyCode): string {
  return oneMinor === 0 ? 'Add' : `Add for ${moneyText(oneMinor, currency)}`;
}

/** The quantity, or yes and no: extras charged per stay and per day are taken once or not at all, except beds. */
function ExtraControl({ offer, least, oneMinor, onChange }: ExtraControlProps) {
  const { currency, unit } = useHotel();
  const { service, extra, quantity, most, remaining } = offer;
  if (hasQuantity(extra)) {
    return (
      <Stepper
        label={service.ServiceName}
        labelHidden
        value={quantity}
        min={least}
        max={Math.max(most, quantity)}
        maxReason={
          remaining === most
            ? 'That is all there is on these dates'
            : `At most ${most} for one ${unit.singular}`
        }
        onChange={onChange}
      />
    );
  }
  const isTaken = quantity > 0;
  return (
    <Button
      size="small"
      variant={isTaken ? 'primary' : 'second'}
      aria-pressed={isTaken}
      onClick={() => onChange(isTaken ? 0 : 1)}
    >
      {isTaken && <Icon name="check" />}
      {isTaken ? 'Added' : addText(oneMinor, currency)} <span className="vh">{service.ServiceName}</span>
    </Button>
  );
}
