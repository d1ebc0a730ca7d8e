import { useId, useState, type ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { TextButton } from '../../ui/text-button.tsx';
import { DataTable, type TableColumn } from '../parts/data-table.tsx';
import styles from './report-part.module.css';

interface ReportPartProps {
  readonly title: string;
  readonly legend?: ReactNode;
  /** The finding, in one sentence. */
  readonly says: string;
  /** At the right of the title: its file. */
  readonly csv: ReactNode;
  /** Beside the table. */
  readonly chart?: ReactNode;
  /** Has the whole width of the page. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** One report: what it found, a chart, and the table that says the same. */
export function ReportPart({ title, legend, says, csv, chart, isWide = false, children }: ReportPartProps) {
  const id = useId();
  return (
    <section
      className={classNames(styles.part, chart !== undefined && styles.beside, isWide && styles.wide)}
      aria-labelledby={id}
    >
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        {legend}
        <div className={styles.csv}>{csv}</div>
      </header>
      <p className={styles.says}>{says}</p>
      {chart}
      <div className={styles.table}>{children}</div>
    </section>
  );
}

interface ShortTableProps {
  readonly caption: string;
  readonly columns: readonly TableColumn[];
  readonly rows: readonly (readonly ReactNode[])[];
  /** On the button that shows the rest: “All ten weeks”. */
  readonly all: string;
}

const SHORT = 6;

/** A table whose first rows fit beside a chart; a press shows the rest. */
export function ShortTable({ caption, columns, rows, all }: ShortTableProps) {
  const [isWhole, setIsWhole] = useState(false);
  const isShort = !isWhole && rows.length > SHORT + 1;
  return (
    <>
      <DataTable caption={caption} columns={columns} rows={isShort ? rows.slice(0, SHORT) : rows} />
      {isShort && <TextButton onClick={() => setIsWhole(true)}>{all}</TextButton>}
    </>
  );
}
