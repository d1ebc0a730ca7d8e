import { shortDateText } from '@portico/contract/texts/date-texts';
import { localDate } from '@portico/domain/calendar/local-date';
import { useId } from 'react';
import { Select } from '../../ui/select.tsx';
import { useHotel } from './hotel-context.ts';
import styles from './currency-switch.module.css';
import { shownCurrencies, useShownCurrency } from './shown-currency.ts';
import { useExchangeRates } from './use-about.ts';

/**
 * Shows prices in other currencies too; nothing when the hotel has no exchange rates. Charges stay in the hotel's
 * currency.
 */
export function CurrencySwitch() {
  const hotel = useHotel();
  const id = useId();
  const [shown, show] = useShownCurrency();
  const asOf = useExchangeRates()?.AsOf ?? null;
  const currencies = shownCurrencies(hotel);
  if (currencies.length < 2) return null;
  return (
    <div className={styles.switch}>
      <label htmlFor={id}>Show prices in</label>
      <Select
        id={id}
        value={shown}
        onChange={({ target }) => show(currencies.find((code) => code === target.value) ?? hotel.currency)}
      >
        {currencies.map((code) => (
          <option key={code}>{code}</option>
        ))}
      </Select>
      <span className={styles.note} role="status">
        {shown !== hotel.currency && `You pay in ${hotel.currency}.${ratesOf(asOf)}`}
      </span>
    </div>
  );
}

function ratesOf(asOf: string | null): string {
  return asOf === null ? '' : ` Rates of ${shortDateText(localDate(asOf))}.`;
}
