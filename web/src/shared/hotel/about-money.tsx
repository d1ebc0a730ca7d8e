import { currencySymbol } from '@portico/contract/texts/money-text';
import { classNames } from '../../ui/class-names.ts';
import { LedgerLine } from '../../ui/ledger.tsx';
import styles from './about-money.module.css';
import { useHotel } from './hotel-context.ts';
import { useAbout } from './use-about.ts';

/** “about €140” on its own line beside a price; nothing when only the hotel's currency is shown. */
export function AboutMoney({ minor, className }: { minor: number; className?: string | undefined }) {
  const words = useAbout()(minor);
  return words === null ? null : <span className={classNames(styles.about, className)}>{words} </span>;
}

/** “about €140, charged in £” below a ledger's total. */
export function AboutLine({ minor }: { minor: number }) {
  const { currency } = useHotel();
  const words = useAbout()(minor);
  if (words === null) return null;
  return <LedgerLine kind="note" label={`${words}, charged in ${currencySymbol(currency)}`} />;
}
