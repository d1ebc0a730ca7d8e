import { useHotel } from '../../../parts/hotel/hotel-context.ts';
import { Select } from '../../../ui/select.tsx';
import styles from '../../../parts/search-form/search-form.module.css';

interface LocationRowProps {
  /** Null: all of them. */
  readonly locationId: number | null;
  readonly onChange: (locationId: number | null) => void;
}

/** Where to stay, in a hotel of several buildings or sites. */
export function LocationRow({ locationId, onChange }: LocationRowProps) {
  const { Locations } = useHotel().config;
  if (Locations.length < 2) return null;
  return (
    <div className={styles.location}>
      <label className="side-head" htmlFor="search-location">
        Location
      </label>
      <Select
        id="search-location"
        value={locationId ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
      >
        <option value="">All locations</option>
        {Locations.map(({ Id, Name }) => (
          <option key={Id} value={Id}>
            {Name}
          </option>
        ))}
      </Select>
    </div>
  );
}
