import { moneyText } from '@portico/contract/texts/money-text';
import type { CurrencyCode } from '@portico/domain/money/currency';
import { useHotel } from '../hotel/hotel-context.ts';

interface WasNowProps {
  /** Like for like: the same stay at the same rate without its reduction, minor units. */
  readonly wasMinor: number;
  readonly nowMinor: number;
  readonly currency: CurrencyCode;
  readonly className?: string | undefined;
}

/** The same of a price in the hotel's own money. */
export function WasNow(price: Omit<WasNowProps, 'currency'>) {
  return <WasNowIn {...price} currency={useHotel().currency} />;
}

/** What stands before a lowered price; read out as “was £150.00, now” before it. Nothing where nothing is lowered. */
export function WasNowIn({ wasMinor, nowMinor, currency, className }: WasNowProps) {
  if (wasMinor <= nowMinor) return null;
  return (
    <>
      <span className="vh">was </span>
      <s className={className}>{moneyText(wasMinor, currency)}</s>
      <span className="vh">, now</span>{' '}
    </>
  );
}
