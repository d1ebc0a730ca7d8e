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

/** Faults of a search by wire field; empty if none. `today` is the property's date. */
export function searchFaults(hotel: Hotel, draft: SearchDraft, today: LocalDate): Record<string, string[]> {
  return faultsByField(searchIssues(draft, searchRulesOf(hotel, today)), {
    unit: hotel.definition.property.unitName,
    mostNights: hotel.definition.settings.maxNightsOnStay,
  });
}

/** The hotel's limits on a search. */
export function searchRulesOf({ definition, propertyLimits }: Hotel, today: LocalDate): SearchRules {
  const { settings } = definition;
  return {
    maxRooms: settings.maxNumberOfRoomsOnBooking,
    maxNights: settings.maxNightsOnStay,
    today,
    propertyLimits,
  };
}

/** Messages of a search's issues by wire field. */
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

/** `rooms.0` is reported at the first room's adults, as in the form. */
function wireField(field: string): string {
  const [, room] = /^rooms\.(\d+)$/.exec(field) ?? [];
  return room === undefined ? (dateFields[field] ?? field) : `Rooms[${room}].NumberOfAdults`;
}
