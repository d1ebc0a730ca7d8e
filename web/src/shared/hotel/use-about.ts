import { shortMoneyText } from '@portico/contract/texts/money-text';
import { roughExchange } from '@portico/domain/money/exchange';
import { useQuery } from '@tanstack/react-query';
import { getQuery } from '../../lib/call-query.ts';
import { useHotel } from './hotel-context.ts';
import { useShownCurrency } from './shown-currency.ts';

const dayMs = 86_400_000;

/** The hotel's exchange rates; requested once prices are shown in another currency. */
export function useExchangeRates() {
  const { property, currency } = useHotel();
  const [shown] = useShownCurrency();
  return useQuery({
    ...getQuery('/api/CurrencyExchangeRate', {
      propertyId: property.PropertyId,
    }),
    enabled: shown !== currency,
    staleTime: dayMs,
  }).data;
}

/** Formats a price as “about €140”; null when there is no price, the hotel's currency is shown, or no rate is known. */
export function useAbout(): (minor: number) => string | null {
  const { currency } = useHotel();
  const [shown] = useShownCurrency();
  const rate = useExchangeRates()?.Rates[shown];
  return (minor) =>
    rate === undefined || shown === currency || minor === 0
      ? null
      : `about ${shortMoneyText(roughExchange(minor, rate, currency, shown), shown)}`;
}
