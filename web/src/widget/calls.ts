import type { AnswerOf, BodyOf, EndpointPath } from '@portico/contract/endpoints/endpoints';
import { onSaleUntil } from '@portico/domain/calendar/bookable-window';
import { calendarDaysOf, type CalendarDays } from '../shared/calendar/calendar-days.ts';
import { widgetHotelOf, type WidgetHotel } from './widget-hotel.ts';

const PATIENCE_MS = 15_000;

/** Several widgets on a page ask once. A call that failed may be repeated. */
function once<Answer>() {
  const asked = new Map<string, Promise<Answer>>();
  return (url: string, ask: () => Promise<Answer>): Promise<Answer> => {
    const asking = asked.get(url) ?? ask();
    asked.set(url, asking);
    asking.catch(() => asked.delete(url));
    return asking;
  };
}

const hotels = once<WidgetHotel>();
const calendars = once<CalendarDays>();

async function call<Path extends EndpointPath>(url: string, init: RequestInit = {}): Promise<AnswerOf<Path>> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const response = await fetch(url, { ...init, signal });
  if (!response.ok) throw new Error(`${response.status} ${url}`);
  return response.json();
}

export function readHotel(site: string, code: string): Promise<WidgetHotel> {
  const url = `${site}/api/Widget/${encodeURIComponent(code)}`;
  return hotels(url, async () => widgetHotelOf(site, await call<'/api/Widget/:id'>(url)));
}

/** The nights on sale; of that rate plan alone, if one is given. */
export function readDays(hotel: WidgetHotel, ratePlanCode: string | null): Promise<CalendarDays> {
  const query = new URLSearchParams({
    propertyId: String(hotel.wire.PropertyId),
    fromDate: hotel.wire.Today,
    toDate: onSaleUntil(hotel.wire.Today),
    languageCode: 'en',
    ...(ratePlanCode !== null && { ratePlanCode }),
  });
  const url = `${hotel.site}/api/Availability?${query.toString()}`;
  return calendars(url, async () => calendarDaysOf(await call<'/api/Availability'>(url), hotel));
}

/** A browser asks leave to call before it sends the body, so the address names the hotel too. */
export function readTotals(
  { site, wire: { PropertyId } }: WidgetHotel,
  body: Omit<BodyOf<'/api/Availability/Totals'>, 'PropertyId' | 'LanguageCode'>,
): Promise<AnswerOf<'/api/Availability/Totals'>> {
  return call<'/api/Availability/Totals'>(`${site}/api/Availability/Totals?propertyId=${PropertyId}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ PropertyId, LanguageCode: 'en', ...body }),
  });
}
