import { useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import { getQuery } from '../../lib/call-query.ts';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { useHotel } from '../hotel/hotel-context.ts';

/** The hotel's countries, and the likely one for most of its guests. */
export function useCountries() {
  const { code, property } = useHotel();
  const query = useQuery({
    ...getQuery('/api/StaticData/:id/countries', {}, { id: code }),
    staleTime: Infinity,
  });
  const first = query.data?.find(({ Code }) => Code === property.DefaultPhoneCountryCode);
  return { countries: query.data ?? [], firstGuess: first?.Id ?? null, query };
}

type Countries = ReturnType<typeof useCountries>['countries'];

/** More than the rest of a form: not rendered again with each key that is typed into it. */
const CountryOptions = memo(function CountryOptions({ countries }: { countries: Countries }) {
  return countries.map(({ Id, Name }) => (
    <option key={Id} value={Id}>
      {Name}
    </option>
  ));
});

interface CountryFieldProps {
  readonly id: string;
  /** ISO 3166 numeric; null or 0: none chosen. */
  readonly value: number | null;
  /** Optional, as its label states. */
  readonly optional?: boolean;
  readonly error: string | undefined;
  readonly onChange: (countryId: number) => void;
}

export function CountryField({ id, value, optional = false, error, onChange }: CountryFieldProps) {
  const { countries, query } = useCountries();
  const failed = query.isError ? (
    <TextButton onClick={() => void query.refetch()}>The list did not load. Try again</TextButton>
  ) : undefined;
  return (
    <Field id={id} label="Country" error={error} required={!optional} optional={optional} after={failed}>
      <Select
        autoComplete="country-name"
        value={value ?? 0}
        onChange={(event) => onChange(Number(event.target.value))}
      >
        <option value={0}>Choose a country</option>
        <CountryOptions countries={countries} />
      </Select>
    </Field>
  );
}
