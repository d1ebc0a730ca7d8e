import type { Hotel } from '../../hotel/hotel.ts';
import { element, xmlOf } from '../ota/write-xml.ts';

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const LANGUAGE = 'en';

const schema = {
  'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
  'xsi:noNamespaceSchemaLocation': 'http://www.gstatic.com/localfeed/local_feed.xsd',
};

/** The hotels that asked to be listed, for Google to match with its maps. Rule: docs/google.md, "The hotel list". */
export function hotelList(hotels: readonly Hotel[]): string {
  const listings = hotels.flatMap(listingOf);
  return declaration + element('listings', schema, element('language', {}, LANGUAGE), ...listings);
}

function listingOf({ definition: { property, settings } }: Hotel): string[] {
  const { googleHotels: place } = settings;
  if (place === undefined) return [];
  const component = (name: string, text: string | undefined) =>
    text === undefined ? '' : element('component', { name }, xmlOf(text));
  return [
    element(
      'listing',
      {},
      element('id', {}, xmlOf(property.code)),
      element('name', {}, xmlOf(property.name)),
      element(
        'address',
        { format: 'simple' },
        component('addr1', place.street),
        component('city', place.city),
        component('province', place.province),
        component('postal_code', place.postalCode),
      ),
      element('country', {}, place.country),
      element('latitude', {}, String(place.latitude)),
      element('longitude', {}, String(place.longitude)),
      element('phone', { type: 'main' }, xmlOf(property.telephone)),
      element('category', {}, xmlOf(place.category)),
    ),
  ];
}

/**
 * Where guests land whom Google sends: the rooms of their stay at the very rate they saw. Google puts in what is in
 * parentheses. Rule: docs/google.md, "Landing pages".
 */
export function landingPages(publicUrl: string): string {
  const query = [
    'arrive=(CHECKINYEAR)-(CHECKINMONTH)-(CHECKINDAY)',
    'nights=(LENGTH)',
    'adults=(NUM-ADULTS)(FOR-EACH-CHILD-AGE)&age=(CHILD-AGE)(END-FOR-EACH)',
    'room=(PARTNER-ROOM-ID)',
    'plan=(RATE-PLAN-ID)',
    'utm_source=google',
    'utm_medium=hotel',
  ];
  return (
    declaration +
    element(
      'PointsOfSale',
      {},
      element(
        'PointOfSale',
        { id: 'portico' },
        element('Match', { status: 'yes' }),
        element('URL', {}, xmlOf(`${publicUrl}/Book/(PARTNER-HOTEL-ID)/Stay?${query.join('&')}`)),
      ),
    )
  );
}
