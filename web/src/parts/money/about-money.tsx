import { LedgerLine } from '../../ui/ledger-line.tsx';
import { useAbout } from './use-about.ts';

/** “about €140” beside a price; nothing where only the hotel's own money is shown. */
export function AboutMoney({ minor, className }: { minor: number; className?: string | undefined }) {
  const words = useAbout()(minor);
  return words === null ? null : <span className={className}>{words} </span>;
}

/** The same below the total of a ledger. */
export function AboutLine({ minor }: { minor: number }) {
  const words = useAbout()(minor);
  return words === null ? null : <LedgerLine kind="note" label={words} />;
}
