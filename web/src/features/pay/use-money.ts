import { moneyText } from '@portico/contract/texts/money-text';
import { fromWireAmount } from '@portico/contract/wire/amounts';
import { useHotel } from '../../shared/hotel/hotel-context.ts';

/** Sums of the wire as guests read them. */
export function useMoney(): (amount: number) => string {
  const { currency } = useHotel();
  return (amount) => moneyText(fromWireAmount(amount, currency), currency);
}
