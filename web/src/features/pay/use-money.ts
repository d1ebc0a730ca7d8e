import { moneyText } from '@portico/contract/texts/money-text';
import { fromWireAmount } from '@portico/contract/wire/amounts';
import { useHotel } from '../../shared/hotel/hotel-context.ts';

/** Formats wire amounts for guests. */
export function useMoney(): (amount: number) => string {
  const { currency } = useHotel();
  return (amount) => moneyText(fromWireAmount(amount, currency), currency);
}
