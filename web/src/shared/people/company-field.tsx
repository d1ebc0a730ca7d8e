import type { SearchCompaniesResponse } from '@portico/contract/calls/search-companies';
import { companySearchFailed, noCompanyFound } from '@portico/contract/texts/company-texts';
import { isCompanySearch } from '@portico/domain/payment/company-search';
import { useQuery } from '@tanstack/react-query';
import { limitNews } from '../../lib/api-error.ts';
import { getQuery } from '../../lib/call-query.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { Combobox } from '../../ui/combobox.tsx';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { useIsPast } from '../../ui/use-is-past.ts';
import type { Company } from '../stay/booking.ts';
import { ContactUs } from '../hotel/contact-links.tsx';
import { useHotel } from '../hotel/hotel-context.ts';
import styles from './companies.module.css';

/** A pause in typing, in milliseconds. */
const pauseMs = 300;

interface CompanySearch {
  /** A request has no answer yet. */
  readonly isSearching: boolean;
  /** For the current text; undefined: unknown. */
  readonly found: SearchCompaniesResponse | undefined;
  readonly error: Error | null;
  readonly refetch: () => void;
}

/** The companies by name, searched once typing pauses; null: no search. */
function useCompanySearch(text: string | null): CompanySearch {
  const { property } = useHotel();
  const wanted = (text ?? '').trim();
  const isWanted = isCompanySearch(wanted);
  const settled = useSettled(wanted, pauseMs);
  const query = useQuery({
    ...getQuery('/api/Company/SearchCompanies', {
      propertyId: property.PropertyId,
      query: settled,
    }),
    enabled: isWanted && settled === wanted,
    retry: false,
    staleTime: 60_000,
  });
  const isAnswered = isWanted && settled === wanted && !query.isFetching;
  return {
    isSearching: isWanted && !isAnswered,
    found: isAnswered ? query.data : undefined,
    error: isAnswered ? query.error : null,
    refetch: () => void query.refetch(),
  };
}

interface CompanyFieldProps {
  readonly id: string;
  /** What is typed, or the name of the chosen company. */
  readonly text: string;
  readonly company: Company | null;
  readonly error: string | undefined;
  readonly onChange: (text: string, company: Company | null) => void;
}

/** A company that accepts this hotel’s invoices; typing after choosing one starts another search. */
export function CompanyField({ id, text, company, error, onChange }: CompanyFieldProps) {
  const search = useCompanySearch(company === null ? text : null);
  const options = search.found?.map(({ AccountId, Name }) => ({ id: AccountId, name: Name })) ?? [];
  const requiresCode = (accountId: number) =>
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
          onChange(option.name, {
            accountId: option.id,
            name: option.name,
            asksCode: requiresCode(option.id),
          })
        }
      />
    </Field>
  );
}

interface CompanyNewsProps {
  readonly search: CompanySearch;
  readonly company: Company | null;
}

/** The status of a company search, below its field. */
function CompanyNews({ search, company }: CompanyNewsProps) {
  return (
    <div className={styles.news} role="status">
      <News search={search} company={company} />
    </div>
  );
}

function News({ search: { isSearching, found, error, refetch }, company }: CompanyNewsProps) {
  const { property } = useHotel();
  const isSlow = useIsPast(200, isSearching);
  const isLate = useIsPast(5_000, isSearching);
  if (company !== null) return <p>The invoice goes to {company.name}.</p>;
  if (isLate) return <ContactUs>Still searching. You can also ask us:</ContactUs>;
  if (isSlow) return <p>Searching …</p>;
  if (error !== null)
    return (
      <p>
        {companySearchFailed}. {limitNews(error, property.Telephone)}{' '}
        <TextButton onClick={refetch}>Search again</TextButton>
      </p>
    );
  if (found?.length === 0)
    return (
      <ContactUs>
        {noCompanyFound}. Only companies that have an account with us can be invoiced. To open one, ask us:
      </ContactUs>
    );
  return null;
}
