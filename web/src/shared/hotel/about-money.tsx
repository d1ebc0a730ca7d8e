import { currencySymbol } from '@portico/contract/texts/money-text';
import { classNames } from '../../ui/class-names.ts';
import { LedgerLine } from '../../ui/ledger.tsx';
import styles from './about-money.module.css';
import { useHotel } from './hotel-context.ts';
import { useShownCurrency } from './shown-currency.ts';
import { useAbout } from './use-about.ts';

interface AboutMoneyProps {
  readonly minor: number;
  readonly className?: string | undefined;
}

/** “about €140” on its own line beside a price; nothing when only the hotel's currency is shown. */
export function AboutMoney(props: AboutMoneyProps) {
  const { currency } = useHotel();
  const [shown] = useShownCurrency();
  // Exchange rates are followed by each price that shows them only: it is most of what a price costs to render.
  return shown === currency ? null : <InShownCurrency {...props} />;
}

function InShownCurrency({ minor, className }: AboutMoneyProps) {
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
