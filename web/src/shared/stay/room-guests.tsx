import { guestCountText } from '@portico/contract/texts/guest-texts';
import { totalGuests, type Guests } from '@portico/domain/occupancy/guests';
import { useOwner } from '../hotel/hotel-context.ts';
import { capitalised, numberedUnit } from './stay-texts.ts';
import { Stepper } from '../../ui/stepper.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { guestBounds, mostReason } from './guest-bounds.ts';
import styles from './room-guests.module.css';

interface RoomGuestsProps {
  /** From 1. */
  number: number;
  guests: Guests;
  onChange: (guests: Guests) => void;
  /** Omitted for the only room. */
  onRemove: (() => void) | undefined;
  /** This room alone is chosen: guests beyond its limit are not split over more rooms. */
  isAlone?: boolean;
}

/** One room's guests, by kind; children and infants when the hotel asks for them. */
export function RoomGuests({ number, guests, onChange, onRemove, isAlone = false }: RoomGuestsProps) {
  const { unit, limits, largestRoom, collectsAges, ages } = useOwner();
  const name = numberedUnit(number, unit);
  const largest = largestRoom ?? Infinity;
  const isTooMany = totalGuests(guests) > largest;
  const kinds = (['adults', 'children', 'infants'] as const).filter(
    (kind) => kind === 'adults' || collectsAges[kind] || guests[kind] > 0,
  );
  return (
    <fieldset className={styles.room}>
      <legend className={styles.legend}>{name}</legend>
      {onRemove !== undefined && (
        <TextButton className={styles.remove} onClick={onRemove}>
          Remove<span className="vh"> {name.toLowerCase()}</span>
        </TextButton>
      )}
      {kinds.map((kind) => (
        <Stepper
          key={kind}
          label={capitalised(kind)}
          sub={ages[kind]}
          value={guests[kind]}
          {...guestBounds(kind, guests, limits)}
          maxReason={mostReason(kind, limits, unit)}
          onChange={(count) => onChange({ ...guests, [kind]: count })}
        />
      ))}
      <p className={styles.tooMany} role="status">
        {isTooMany &&
          `Our largest ${unit.singular} takes ${guestCountText(largest)}.${isAlone ? '' : ` We look for more ${unit.plural}.`}`}
      </p>
    </fieldset>
  );
}
