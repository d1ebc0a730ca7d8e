import { useGroup } from '../../parts/hotel/hotel-context.ts';
import { Select } from '../../ui/select.tsx';
import styles from '../../parts/search-form/search-form.module.css';

interface AreaCellProps {
  /** Null: every area. */
  readonly areaId: number | null;
  readonly onChange: (areaId: number | null) => void;
}

/** Where to look, in a group that is searched by area. */
export function AreaCell({ areaId, onChange }: AreaCellProps) {
  const { Areas, UseAreaSearch } = useGroup().group;
  if (!UseAreaSearch || Areas.length < 2) return null;
  return (
    <div className={styles.area}>
      <label className="side-head" htmlFor="search-area">
        Area
      </label>
      <Select
        id="search-area"
        value={areaId ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
      >
        <option value="">Every area</option>
        {Areas.map(({ AreaId, Name }) => (
          <option key={AreaId} value={AreaId}>
            {Name}
          </option>
        ))}
      </Select>
    </div>
  );
}
