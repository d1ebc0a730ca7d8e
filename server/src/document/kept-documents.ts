import type { PageName } from '@portico/contract/pages';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { Hotel } from '../core/hotel/hotel.ts';
import { hotelDocument, type HotelDocumentFacts } from './hotel-document.ts';

export type KeptDocuments = (name: PageName, hotel: Hotel, today: LocalDate) => string;

/**
 * Makes each document of a hotel once a day and keeps it for as long as the hotel is as it was read: an import makes
 * the directory read it again, and with the old hotel its documents go.
 */
export function keptDocuments(facts: HotelDocumentFacts): KeptDocuments {
  const kept = new WeakMap<Hotel, { today: LocalDate; pages: Map<PageName, string> }>();
  return (name, hotel, today) => {
    const before = kept.get(hotel);
    const { pages } = before?.today === today ? before : fresh(hotel, today);
    const page = pages.get(name) ?? hotelDocument(name, hotel, today, facts);
    pages.set(name, page);
    return page;
  };

  function fresh(hotel: Hotel, today: LocalDate) {
    const made = { today, pages: new Map<PageName, string>() };
    kept.set(hotel, made);
    return made;
  }
}
