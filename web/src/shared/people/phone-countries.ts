import { diallingFromWire } from '@portico/contract/wire/dialling';
import { internationalDigits, type Dialling } from '@portico/domain/people/phone';
import { useMemo } from 'react';
import { useHotel } from '../hotel/hotel-context.ts';
import { useCountries } from './country-field.tsx';

/** A country to choose beside a phone number. */
export interface PhoneCountry extends Dialling {
  /** ISO 3166, two letters. */
  readonly code: string;
  /** Empty until the list of countries has loaded. */
  readonly name: string;
  /** Of the countries with its dial code. */
  readonly isMain: boolean;
}

/** The hotel's own country and all that may be chosen; until their list has loaded, that one alone. */
export function usePhoneCountries(dialling: Dialling) {
  const { property } = useHotel();
  const { countries } = useCountries();
  return useMemo(() => {
    const all = countries.flatMap(({ Code, Name, Dialling: wire }): PhoneCountry[] =>
      wire === null
        ? []
        : [{ code: Code, name: Name, isMain: wire.IsMainOfDialCode, ...diallingFromWire(wire) }],
    );
    const code = property.DefaultPhoneCountryCode;
    const own = all.find((one) => one.code === code) ?? { code, name: '', isMain: true, ...dialling };
    return { own, all: all.length > 0 ? all : [own] };
  }, [countries, property, dialling]);
}

/** The country of a number with + or 00; the chosen one if it has that code, or if the code is unknown or missing. */
export function countryOfNumber(
  text: string,
  countries: readonly PhoneCountry[],
  chosen: PhoneCountry,
): PhoneCountry {
  const digits = internationalDigits(text);
  if (digits === undefined || digits.startsWith(chosen.dialCode)) return chosen;
  return countries.find(({ dialCode, isMain }) => isMain && digits.startsWith(dialCode)) ?? chosen;
}

/** A typed number for another country: a dial code it has is replaced, and nothing else. */
export function withCountry(text: string, from: PhoneCountry, to: PhoneCountry): string {
  if (from.dialCode === to.dialCode) return text;
  const between = '[\\s().\\-/]*';
  const code = [`(?:\\+|0${between}0)`, ...from.dialCode].join(between);
  return text.replace(new RegExp(`^${between}${code}`), `+${to.dialCode}`);
}
