import { Combobox } from '../../ui/combobox.tsx';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Company } from '../booking/booking.ts';
import { CompanyNews } from './company-news.tsx';
import { useCompanySearch } from './use-company-search.ts';

interface CompanyFieldProps {
  readonly id: string;
  /** What is typed, or the name of the company that is chosen. */
  readonly text: string;
  readonly company: Company | null;
  readonly error: string | undefined;
  readonly onChange: (text: string, company: Company | null) => void;
}

/** A company of those that take this hotel’s invoices; what is typed after choosing one is another search. */
export function CompanyField({ id, text, company, error, onChange }: CompanyFieldProps) {
  const search = useCompanySearch(company === null ? text : null);
  const options = search.found?.map(({ AccountId, Name }) => ({ id: AccountId, name: Name })) ?? [];
  const asksCode = (accountId: number) =>
    search.found?.some((found) => found.AccountId === accountId && found.AsksCode) === true;
  return (
    <Field
      id={id}
      label="Company"
      hint="Type at least three letters of its name, and choose it from the list."
      error={error}
      required
      after={<CompanyNews search={search} company={company} />}
    >
      <Combobox
        value={text}
        maxLength={100}
        options={options}
        listLabel="Companies"
        end={company === null ? null : <Icon name="check" />}
        onType={(typed) => onChange(typed, null)}
        onChoose={(option) =>
          onChange(option.name, { accountId: option.id, name: option.name, asksCode: asksCode(option.id) })
        }
      />
    </Field>
  );
}
