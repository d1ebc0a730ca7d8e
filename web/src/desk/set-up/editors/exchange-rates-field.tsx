import { currencyCodes } from '@portico/domain/money/currency';
import { Field } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Select } from '../../../ui/select.tsx';
import { valueAt } from '../form/at-path.ts';
import { NumberField, TextField } from '../form/fields.tsx';
import { usePartForm } from '../form/part-form.ts';
import { PresentField } from '../form/present-field.tsx';
import { deskHotel } from '../../lib/desk-document.ts';
import styles from './exchange-rates-field.module.css';
import { Pair } from './part-section.tsx';

/** What one unit of the hotel's currency is in others, as of a day. */
export function ExchangeRatesField() {
  const { today } = deskHotel();
  return (
    <PresentField path="exchangeRates" start={{ asOf: today, rates: {} }}>
      <TextField path="exchangeRates.asOf" type="date" />
      <Rates />
    </PresentField>
  );
}

function Rates() {
  const { value, set, isReadOnly } = usePartForm();
  const { currency: own } = deskHotel();
  const path = 'exchangeRates.rates';
  const codes = Object.keys(Object(valueAt(value, path)));
  const others = currencyCodes.filter((code) => code !== own && !codes.includes(code));
  return (
    <Pair>
      {codes.map((code) => (
        <div key={code} className={styles.rate}>
          <NumberField path={`${path}.${code}`} end={code} />
          {!isReadOnly && (
            <IconButton
              icon="close"
              label={`Take ${code} away`}
              onClick={() => set(`${path}.${code}`, undefined)}
            />
          )}
        </div>
      ))}
      {!isReadOnly && (
        <Field label="One more currency" width="short">
          <Select value="" onChange={({ target }) => set(`${path}.${target.value}`, 1)}>
            <option value="">Choose</option>
            {others.map((code) => (
              <option key={code}>{code}</option>
            ))}
          </Select>
        </Field>
      )}
    </Pair>
  );
}
