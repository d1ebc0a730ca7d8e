import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { NightRate } from '@portico/domain/pricing/night-rate';
import type { Hotel } from '../../hotel/hotel.ts';
import { element } from '../ota/write-xml.ts';
import { childBrackets } from './child-brackets.ts';
import { digestOf } from './digest.ts';
import type { FeedProduct } from './feed-products.ts';
import { digestOfRuns, runsOf, type NightPart, type WrittenNight } from './night-runs.ts';

/** What children and infants add at a product over all nights. */
export interface GuestCharges {
  readonly digest: string;
  readonly lines: () => readonly string[];
}

/** Rule: docs/google.md, "Children". */
export function guestCharges(
  hotel: Hotel,
  { roomType, ratePlan }: FeedProduct,
  {
    dates,
    byDate,
  }: { readonly dates: readonly LocalDate[]; readonly byDate: ReadonlyMap<LocalDate, NightRate> },
): GuestCharges {
  const RatePlan = element('RatePlan', { id: ratePlan.part.id });
  const RoomType = element('RoomType', { id: roomType.part.id });
  const runs = runsOf(dates, (date) => chargeOf(hotel, byDate.get(date)));
  return {
    digest: `${ratePlan.part.id} ${roomType.part.id} ${digestOfRuns(runs)}`,
    lines: () =>
      runs.map(({ night, start, end }) =>
        element(
          'ExtraGuestCharge',
          {},
          element('RatePlans', {}, RatePlan),
          element('RoomTypes', {}, RoomType),
          element('StayDates', {}, element('DateRange', { start, end })),
          night.write(() => ''),
        ),
      ),
  };
}

function chargeOf(hotel: Hotel, night: NightRate | undefined): WrittenNight | undefined {
  if (night?.open !== true) return undefined;
  const { perChild, perPersonChild, perInfant, perPersonInfant } = night.components;
  const minor = { childMinor: perChild + perPersonChild, infantMinor: perInfant + perPersonInfant };
  return {
    content: `${minor.childMinor} ${minor.infantMinor}`,
    write: () => element('AgeBrackets', {}, childBrackets(hotel, minor) ?? ''),
  };
}

/** In one: a message of them replaces all that the hotel sent before. */
export const guestsPart = (charges: readonly GuestCharges[]): NightPart => ({
  kind: 'guests',
  key: 'guests',
  digest: digestOf(charges.map(({ digest }) => digest)),
  lines: () => charges.flatMap(({ lines }) => lines()),
});
