import { classNames } from '../../ui/class-names.ts';
import { LedgerLine } from '../../ui/ledger.tsx';
import styles from './about-money.module.css';
import { useAbout } from './use-about.ts';

/** “about €140” on a line of its own beside a price; nothing where only the hotel's own money is shown. */
export function AboutMoney({ minor, className }: { minor: number; className?: string | undefined }) {
  const words = useAbout()(minor);
  return words === null ? null : <span className={classNames(styles.about, className)}>{words} </span>;
}

/** The same below the total of a ledger. */
export function AboutLine({ minor }: { minor: number }) {
  const words = useAbout()(minor);
  return words === null ? null : <LedgerLine kind="note" label={words} />;
}
