import { Select } from '../../ui/select.tsx';
import styles from './search-form.module.css';

interface PlaceCellProps {
  readonly kind: 'area' | 'location';
  readonly label: string;
  /** The text for all places. */
  readonly every: string;
  readonly places: readonly { readonly id: number; readonly name: string }[];
  /** Null: all places. */
  readonly placeId: number | null;
  readonly onChange: (placeId: number | null) => void;
}

/** The place: an area of a group, or a building or site of a hotel. Nothing when there is only one. */
export function PlaceCell({ kind, label, every, places, placeId, onChange }: PlaceCellProps) {
  if (places.length < 2) return null;
  return (
    <div className={styles[kind]}>
      <label className="side-head" htmlFor={`search-${kind}`}>
        {label}
      </label>
      <Select
        id={`search-${kind}`}
        value={placeId ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
      >
        <option value="">{every}</option>
        {places.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </div>
  );
}
