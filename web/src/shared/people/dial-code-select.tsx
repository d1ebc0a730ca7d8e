import { memo } from 'react';
import type { PhoneCountry } from './phone-countries.ts';
import styles from './phone-field.module.css';

interface DialCodeSelectProps {
  readonly name: string;
  readonly countries: readonly PhoneCountry[];
  readonly value: PhoneCountry;
  readonly onChange: (country: PhoneCountry) => void;
}

/** More than the rest of a form: not rendered again with each key that is typed into it. */
const DialCodeOptions = memo(function DialCodeOptions({ countries }: Pick<DialCodeSelectProps, 'countries'>) {
  return countries.map(({ code, name, dialCode }) => (
    <option key={code} value={code}>
      {name === '' ? `+${dialCode}` : `${name} (+${dialCode})`}
    </option>
  ));
});

/** A native select over the dial code alone: its options name countries, and a phone has no width for both. */
export function DialCodeSelect({ name, countries, value, onChange }: DialCodeSelectProps) {
  return (
    <span className={styles.code}>
      <select
        className={styles.select}
        name={name}
        aria-label="Country code"
        autoComplete="off"
        value={value.code}
        onChange={(event) => {
          const chosen = countries.find(({ code }) => code === event.target.value);
          if (chosen !== undefined) onChange(chosen);
        }}
      >
        <DialCodeOptions countries={countries} />
      </select>
      <span className={styles.shown} aria-hidden="true">
        +{value.dialCode}
      </span>
    </span>
  );
}
