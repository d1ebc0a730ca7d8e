import { Icon } from '../../ui/icon.tsx';
import type { GridRow } from './grid-rows.ts';
import styles from './rates-grid.module.css';

interface RowHeadProps {
  readonly row: GridRow;
  readonly width: number;
  readonly onFold: (roomTypeId: number) => void;
}

/** The name of a row. That of a room type folds its rates; by keyboard the grid does, which is one stop of Tab. */
export function RowHead({ row, width, onFold }: RowHeadProps) {
  return (
    <div role="rowheader" aria-colindex={1} className={styles.name} style={{ width }}>
      {row.kind === 'rate' ? (
        row.ratePlan
      ) : row.isFolded === null ? (
        row.roomType
      ) : (
        <button
          type="button"
          tabIndex={-1}
          className={styles.fold}
          aria-expanded={!row.isFolded}
          onClick={() => onFold(row.roomTypeId)}
        >
          {row.roomType}
          <Icon name="next" className={styles.arrow} />
        </button>
      )}
    </div>
  );
}
