import { useQuery } from '@tanstack/react-query';
import { getQuery } from '../../lib/call-query.ts';
import { readDocumentDataOf } from '../../lib/document-data.ts';
import { openedAt } from '../../lib/now.ts';
import { useHotel } from '../../shared/hotel/hotel-context.ts';

/** How to find the hotel; the document of the page's address contains it. */
export function useWhere() {
  const { property } = useHotel();
  return useQuery({
    ...getQuery('/api/Where/Get', { propertyId: property.PropertyId }),
    initialData: () => readDocumentDataOf('hotel').where,
    initialDataUpdatedAt: openedAt,
  });
}
