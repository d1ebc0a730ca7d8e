import type { PhoneCountry } from './phone-countries.ts';
import styles from './phone-field.module.css';

interface DialCodeSelectProps {
  readonly name: string;
  readonly countries: readonly PhoneCountry[];
  readonly value: PhoneCountry;
  readonly onChange: (country: PhoneCountry) => void;
}

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
        {countries.map(({ code, name: country, dialCode }) => (
          <option key={code} value={code}>
            {country === '' ? `+${dialCode}` : `${country} (+${dialCode})`}
          </option>
        ))}
      </select>
      <span className={styles.shown} aria-hidden="true">
        +{value.dialCode}
      </span>
    </span>
  );
}
