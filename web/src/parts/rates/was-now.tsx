import { moneyText } from '@portico/contract/texts/money-text';
import { useHotel } from '../hotel/hotel-context.ts';

interface WasNowProps {
  /** Like for like: the same stay at the same rate without its reduction, minor units. */
  readonly wasMinor: number;
  readonly nowMinor: number;
  readonly className?: string | undefined;
}

/** What stands before a lowered price; read out as “was £150.00, now” before it. Nothing where nothing is lowered. */
export function WasNow({ wasMinor, nowMinor, className }: WasNowProps) {
  const { currency } = useHotel();
  if (wasMinor <= nowMinor) return null;
  return (
    <>
      <span className="vh">was </span>
      <s className={className}>{moneyText(wasMinor, currency)}</s>
      <span className="vh">, now</span>{' '}
    </>
  );
}
