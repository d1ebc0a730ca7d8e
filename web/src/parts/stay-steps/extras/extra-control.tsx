import { moneyText } from '@portico/contract/texts/money-text';
import type { RoomExtra } from '../../extras/room-extras.ts';
import { useHotel } from '../../hotel/hotel-context.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Stepper } from '../../../ui/stepper.tsx';

interface ExtraControlProps {
  readonly offer: RoomExtra;
  /** So many stay. */
  readonly least: number;
  /** What one comes to for the stay, gross, minor units. */
  readonly oneMinor: number;
  readonly onChange: (quantity: number) => void;
}

/** How many of it, or whether at all: for the stay and by the day there is one or none. */
export function ExtraControl({ offer, least, oneMinor, onChange }: ExtraControlProps) {
  const { currency, unit } = useHotel();
  const { service, extra, quantity, most, left } = offer;
  if (extra.chargeType === 'per-quantity') {
    return (
      <Stepper
        label={service.ServiceName}
        labelHidden
        value={quantity}
        min={least}
        max={Math.max(most, quantity)}
        maxReason={
          left === most ? 'That is all there is on these dates' : `At most ${most} for one ${unit.singular}`
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
      {isTaken ? 'Added' : `Add for ${moneyText(oneMinor, currency)}`}{' '}
      <span className="vh">{service.ServiceName}</span>
    </Button>
  );
}
