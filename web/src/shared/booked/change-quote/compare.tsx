import type { WireChangeQuote } from '@portico/contract/calls/parts/change-quote';
import { useHotel } from '../../hotel/hotel-context.ts';
import { classNames } from '../../../ui/class-names.ts';
import styles from './compare.module.css';
import { comparedLines, type BookedName, type ComparedLine } from './compared-lines.ts';
import { amountText, differenceText } from './money-texts.ts';

interface CompareProps {
  readonly quote: WireChangeQuote;
  readonly booked: readonly BookedName[];
  /** The heading of the new prices: “New dates”. */
  readonly nowHead: string;
}

/** Old price, new price and difference, line by line. On a phone each figure has its own label. */
export function Compare({ quote, booked, nowHead }: CompareProps) {
  const { unit } = useHotel();
  const total = { key: 'total', label: 'Total', was: quote.TotalWas, now: quote.TotalNow };
  return (
    <div className={styles.compare} role="table" aria-label="Old price, new price and difference">
      <div className={classNames(styles.row, styles.head)} role="row">
        <span role="columnheader">
          <span className="vh">What</span>
        </span>
        <span role="columnheader">As booked</span>
        <span role="columnheader">{nowHead}</span>
        <span role="columnheader">Difference</span>
      </div>
      {comparedLines(quote, booked, unit).map((line) => (
        <Row key={line.key} line={line} />
      ))}
      <Row line={total} isTotal />
    </div>
  );
}

function Row({ line, isTotal = false }: { line: ComparedLine; isTotal?: boolean }) {
  const { currency } = useHotel();
  return (
    <div className={classNames(styles.row, isTotal && styles.sum)} role="row">
      <span className={styles.what} role="rowheader">
        {line.label}
      </span>
      <span className={styles.was} role="cell">
        <i aria-hidden="true">Was</i>
        {amountText(line.was, currency)}
      </span>
      <span role="cell">
        <i aria-hidden="true">Now</i>
        {amountText(line.now, currency)}
      </span>
      <span className={styles.difference} role="cell">
        <i aria-hidden="true">Difference</i>
        {differenceText(line.was, line.now, currency)}
      </span>
    </div>
  );
}
