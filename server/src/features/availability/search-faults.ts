import { issueText } from '@portico/contract/texts/issue-texts';
import { searchIssues } from '@portico/domain/search/search-issues';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { SearchDraft } from '@portico/domain/search/search-criteria';
import type { Hotel } from '../../core/hotel/hotel.ts';

const dateFields: Readonly<Record<string, string>> = {
  arrival: 'DateFrom',
  departure: 'DateTo',
  rooms: 'Rooms',
};

/** What keeps this search from being made, by field of the wire; empty when nothing does. `today` is the property's. */
export function searchFaults(hotel: Hotel, draft: SearchDraft, today: LocalDate): Record<string, string[]> {
  const { settings, property } = hotel.definition;
  const rules = {
    maxRooms: settings.maxNumberOfRoomsOnBooking,
    maxNights: settings.maxNightsOnStay,
    today,
    propertyLimits: hotel.propertyLimits,
  };
  const faults: Record<string, string[]> = {};
  for (const { field, code } of searchIssues(draft, rules)) {
    (faults[wireField(field)] ??= []).push(
      issueText(code, { field, unit: property.unitName, mostNights: settings.maxNightsOnStay }),
    );
  }
  return faults;
}

/** `rooms.0` is told at the first room's adults, as the form does. */
function wireField(field: string): string {
  const [, room] = /^rooms\.(\d+)$/.exec(field) ?? [];
  return room === undefined ? (dateFields[field] ?? field) : `Rooms[${room}].NumberOfAdults`;
}
