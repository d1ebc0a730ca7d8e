import { MOST_COMPANIES, type SearchCompaniesResponse } from '@portico/contract/calls/search-companies';
import { foldedText } from '@portico/domain/people/folded-text';
import type { Hotel } from '../../core/hotel/hotel.ts';

/**
 * The companies of a hotel that may be invoiced and have that text in their name, those first that begin with it, then by
 * name, ten at most.
 */
export function searchCompanies({ companies }: Hotel, text: string): SearchCompaniesResponse {
  const wanted = foldedText(text);
  return [...companies.values()]
    .map(({ part: { id, name, code }, foldedName }) => ({ id, name, code, at: foldedName.indexOf(wanted) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => Number(a.at > 0) - Number(b.at > 0) || a.name.localeCompare(b.name, 'en'))
    .slice(0, MOST_COMPANIES)
    .map(({ id, name, code }) => ({ AccountId: id, Name: name, AsksCode: code !== undefined }));
}
