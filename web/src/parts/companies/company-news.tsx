import { companySearchFailed, noCompanyFound } from '@portico/contract/texts/company-texts';
import { limitNews } from '../../lib/api-error.ts';
import { TextButton } from '../../ui/text-button.tsx';
import { useIsPast } from '../../ui/use-is-past.ts';
import { AskUs } from '../hotel/contact-links.tsx';
import { useHotel } from '../hotel/hotel-context.ts';
import type { Company } from '../booking/booking.ts';
import styles from './companies.module.css';
import type { CompanySearch } from './use-company-search.ts';

interface CompanyNewsProps {
  readonly search: CompanySearch;
  readonly company: Company | null;
}

/** How a search for a company stands, below its field. */
export function CompanyNews({ search, company }: CompanyNewsProps) {
  return (
    <div className={styles.news} role="status">
      <News search={search} company={company} />
    </div>
  );
}

function News({ search: { isAsking, found, error, askAgain }, company }: CompanyNewsProps) {
  const { property } = useHotel();
  const isSlow = useIsPast(200, isAsking);
  const isLate = useIsPast(5_000, isAsking);
  if (company !== null) return <p>The invoice goes to {company.name}.</p>;
  if (isLate) return <AskUs>Still searching. You can also ask us:</AskUs>;
  if (isSlow) return <p>Searching …</p>;
  if (error !== null)
    return (
      <p>
        {companySearchFailed}. {limitNews(error, property.Telephone)}{' '}
        <TextButton onClick={askAgain}>Search again</TextButton>
      </p>
    );
  if (found?.length === 0)
    return (
      <AskUs>
        {noCompanyFound}. Only companies that have an account with us can be invoiced. To open one, ask us:
      </AskUs>
    );
  return null;
}
