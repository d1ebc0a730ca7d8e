import type { SearchCompaniesResponse } from '@portico/contract/calls/search-companies';
import { apiPaths } from '@portico/contract/paths';
import { isCompanySearch } from '@portico/domain/payment/company-search';
import { useQuery } from '@tanstack/react-query';
import { getQuery } from '../../lib/call-query.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { useHotel } from '../hotel/hotel-context.ts';

/** A pause in typing, in milliseconds. */
const pauseMs = 300;

export interface CompanySearch {
  /** Something is asked and not answered yet. */
  readonly isAsking: boolean;
  /** Of the text as it is now; undefined: not known. */
  readonly found: SearchCompaniesResponse | undefined;
  readonly error: Error | null;
  readonly askAgain: () => void;
}

/** The companies of a name, asked for once typing pauses; null: nothing is asked. */
export function useCompanySearch(text: string | null): CompanySearch {
  const { property } = useHotel();
  const wanted = (text ?? '').trim();
  const isWanted = isCompanySearch(wanted);
  const settled = useSettled(wanted, pauseMs);
  const query = useQuery({
    ...getQuery<SearchCompaniesResponse>(apiPaths.searchCompanies(), {
      propertyId: property.PropertyId,
      query: settled,
    }),
    enabled: isWanted && settled === wanted,
    retry: false,
    staleTime: 60_000,
  });
  const isAnswered = isWanted && settled === wanted && !query.isFetching;
  return {
    isAsking: isWanted && !isAnswered,
    found: isAnswered ? query.data : undefined,
    error: isAnswered ? query.error : null,
    askAgain: () => void query.refetch(),
  };
}
