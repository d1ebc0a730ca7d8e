import { moneyText } from '@portico/contract/texts/money-text';
import type { CurrencyCode } from '@portico/domain/money/currency';
import { useHotel } from '../hotel/hotel-context.ts';

interface WasNowProps {
  /** Like for like: the same stay at the same rate without the reduction, minor units. */
  readonly wasMinor: number;
  readonly nowMinor: number;
  readonly currency: CurrencyCode;
  readonly className?: string | undefined;
}

/** The same for a price in the hotel's own currency. */
export function WasNow(price: Omit<WasNowProps, 'currency'>) {
  return <WasNowIn {...price} currency={useHotel().currency} />;
}

/**
 * The former price before a lowered one; screen readers read “was £150.00, now” before it. Nothing without a reduction.
 */
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
