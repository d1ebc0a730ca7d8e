import type { RoomTypeDetails } from '@portico/contract/calls/room-type';
import { useQuery } from '@tanstack/react-query';
import { getQuery } from '../../../lib/call-query.ts';
import { readDocumentDataOf } from '../../../lib/document-data.ts';
import { openedAt } from '../../../lib/now.ts';
import { useHotel } from '../../../shared/hotel/hotel-context.ts';

/** The content of a room type's page; the document of its address contains it. */
export function useRoomDetails(roomTypeId: number) {
  const { property } = useHotel();
  return useQuery({
    ...getQuery('/api/RoomType/Get', { propertyId: property.PropertyId, roomTypeId }),
    initialData: () => detailsAhead(roomTypeId),
    initialDataUpdatedAt: openedAt,
  });
}

function detailsAhead(roomTypeId: number): RoomTypeDetails | undefined {
  const { room } = readDocumentDataOf('hotel');
  return room?.RoomType.RoomTypeId === roomTypeId ? room : undefined;
}
