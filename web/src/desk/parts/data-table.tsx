import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import styles from './data-table.module.css';

export interface TableColumn {
  readonly name: string;
  /** Figures stand at the right. */
  readonly isFigure?: boolean;
}

interface DataTableProps {
  /** What it shows, for screen readers. */
  readonly caption: string;
  readonly columns: readonly TableColumn[];
  /** The first cell of each row names it. */
  readonly rows: readonly (readonly ReactNode[])[];
  /** Sums, below a double rule. */
  readonly total?: readonly ReactNode[];
}

/** A table of figures; it scrolls sideways by itself where it is too wide. */
export function DataTable({ caption, columns, rows, total }: DataTableProps) {
  const look = (index: number) => classNames(columns[index]?.isFigure && styles.figure);
  const cells = (row: readonly ReactNode[]) =>
    row.map((cell, index) =>
      index === 0 ? (
        <th key={index} scope="row">
          {cell}
        </th>
      ) : (
        <td key={index} className={look(index)}>
          {cell}
        </td>
      ),
    );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard scrolls it too
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={caption}>
      <table className={styles.table}>
        <caption className="vh">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ name }, index) => (
              <th key={name} scope="col" className={look(index)}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>{cells(row)}</tr>
          ))}
        </tbody>
        {total !== undefined && (
          <tfoot>
            <tr>{cells(total)}</tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}
