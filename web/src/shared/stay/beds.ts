import type { RoomTypeConfigurationResponse } from '@portico/contract/calls/static-data';
import type { BedOptionId } from '@portico/domain/ids';
import { bedIsChosen } from '@portico/domain/occupancy/bed-option';
import { useQuery } from '@tanstack/react-query';
import { useHotel } from '../hotel/hotel-context.ts';
import type { Hotel } from '../hotel/hotel.ts';
import { getQuery } from '../../lib/call-query.ts';
import { readDocumentAhead } from '../../lib/document-data.ts';
import { openedAt } from '../../lib/now.ts';

/** None when the hotel does not ask. */
export type BedChoices = RoomTypeConfigurationResponse;

export interface BedOption {
  readonly id: BedOptionId;
  readonly name: string;
}

/** The bed choices of a room type; empty when there is nothing to ask. */
export function bedOptions(beds: BedChoices, roomTypeId: number): BedOption[] {
  const options = beds.find(({ RoomTypeId }) => RoomTypeId === roomTypeId)?.Options ?? [];
  return options.map(({ RoomConfigurationDropdownOptionId, Name }) => ({
    id: RoomConfigurationDropdownOptionId,
    name: Name,
  }));
}

/** Rule: docs/journeys.md, "Beds". */
export function bedsAreSettled(
  { hotel, beds }: { hotel: Hotel; beds: BedChoices },
  { roomTypeId, bedOptionId }: { roomTypeId: number; bedOptionId: BedOptionId | null },
): boolean {
  return bedIsChosen({
    isRequired: hotel.config.ShowRoomConfigurationQuestion,
    options: bedOptions(beds, roomTypeId).map(({ id }) => id),
    chosen: bedOptionId,
  });
}

const noChoices: BedChoices = [];

/** The bed choices, by room type; known at once when the hotel does not ask. */
export function useBeds() {
  const { property, config } = useHotel();
  const isRequired = config.ShowRoomConfigurationQuestion;
  const { data, error, refetch } = useQuery({
    ...getQuery('/api/RoomTypeConfiguration/Get', { propertyId: property.PropertyId }),
    enabled: isRequired,
    initialData: () => readDocumentAhead()?.beds,
    initialDataUpdatedAt: openedAt,
  });
  return { beds: isRequired ? data : noChoices, error, refetch };
}
