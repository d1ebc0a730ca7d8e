import { isCurrencyCode, type CurrencyCode } from '@portico/domain/money/currency';
import { useSyncExternalStore } from 'react';
import { readSession, writeSession } from '../../lib/session.ts';
import type { Hotel } from './hotel.ts';
import { useHotel } from './hotel-context.ts';

const keyOf = ({ code }: Hotel) => `portico.currency.${code.toLowerCase()}`;
const listeners = new Set<() => void>();

function listen(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The currencies prices can be shown in: the hotel's only, or with those it has a rate for. */
export function shownCurrencies({ property, currency }: Hotel): CurrencyCode[] {
  const others = property.AvailableCurrencies.filter(isCurrencyCode).filter((code) => code !== currency);
  return [currency, ...others];
}

/** This tab's display currency, and its setter. */
export function useShownCurrency(): [CurrencyCode, (currency: CurrencyCode) => void] {
  const hotel = useHotel();
  const chosen = useSyncExternalStore(listen, () => readSession(keyOf(hotel)));
  const shown = shownCurrencies(hotel).find((code) => code === chosen) ?? hotel.currency;
  function show(currency: CurrencyCode) {
    writeSession(keyOf(hotel), currency === hotel.currency ? null : currency);
    for (const listener of listeners) listener();
  }
  return [shown, show];
}
