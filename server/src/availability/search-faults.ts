import { issueText, type IssueFacts } from '@portico/contract/texts/issue-texts';
import { searchIssues, type SearchRules } from '@portico/domain/search/search-issues';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { SearchDraft } from '@portico/domain/search/search-criteria';
import type { Issue } from '@portico/domain/result';
import type { Hotel } from '../hotel/hotel.ts';

const dateFields: Readonly<Record<string, string>> = {
  arrival: 'DateFrom',
  departure: 'DateTo',
  rooms: 'Rooms',
};

/** What keeps this search from being made, by field of the wire; empty when nothing does. `today` is the property's. */
export function searchFaults(hotel: Hotel, draft: SearchDraft, today: LocalDate): Record<string, string[]> {
  return faultsByField(searchIssues(draft, searchRulesOf(hotel, today)), {
    unit: hotel.definition.property.unitName,
    mostNights: hotel.definition.settings.maxNightsOnStay,
  });
}

/** What the hotel allows a search. */
export function searchRulesOf({ definition, propertyLimits }: Hotel, today: LocalDate): SearchRules {
  const { settings } = definition;
  return {
    maxRooms: settings.maxNumberOfRoomsOnBooking,
    maxNights: settings.maxNightsOnStay,
    today,
    propertyLimits,
  };
}

/** Issues of a search in words, by field of the wire. */
export function faultsByField(
  issues: readonly Issue[],
  facts: Pick<IssueFacts, 'unit' | 'mostNights'>,
): Record<string, string[]> {
  const faults: Record<string, string[]> = {};
  for (const { field, code } of issues) {
    (faults[wireField(field)] ??= []).push(issueText(code, { field, ...facts }));
  }
  return faults;
}

/** `rooms.0` is told at the first room's adults, as the form does. */
function wireField(field: string): string {
  const [, room] = /^rooms\.(\d+)$/.exec(field) ?? [];
  return room === undefined ? (dateFields[field] ?? field) : `Rooms[${room}].NumberOfAdults`;
}
