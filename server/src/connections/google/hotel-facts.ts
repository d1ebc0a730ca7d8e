import type { PropertyFile } from '@portico/contract/property-file/property-file';
import type { CityTax } from '@portico/domain/money/city-tax';
import type { Hotel, HotelRatePlan, HotelRoomType } from '../../hotel/hotel.ts';
import { element, xmlOf } from '../ota/write-xml.ts';
import { amountIn, childBrackets } from './child-brackets.ts';
import { feedProducts, roomCapacity } from './feed-products.ts';

type Picture = PropertyFile['roomTypes'][number]['images'][number];

const LANGUAGE = 'en';

const texts = (name: string, text: string) =>
  element(name, {}, element('Text', { text, language: LANGUAGE }));

/**
 * Rooms and rates as Google shows them: the content of a `PropertyDataSet`. `publicUrl`: of this server, for pictures;
 * undefined: none are named. Rule: docs/google.md, "Rooms and rates".
 */
export function propertyLines(hotel: Hotel, publicUrl: string | undefined): string[] {
  const products = feedProducts(hotel);
  const rooms = new Set(products.map(({ roomType }) => roomType));
  const plans = new Set(products.map(({ ratePlan }) => ratePlan));
  return [
    ...[...rooms].map((roomType) => {
      const planIds = products
        .filter((one) => one.roomType === roomType)
        .map(({ ratePlan }) => String(ratePlan.part.id));
      return roomData(hotel, roomType, { planIds, publicUrl });
    }),
    ...[...plans].map(packageData),
  ];
}

function roomData(
  hotel: Hotel,
  roomType: HotelRoomType,
  { planIds, publicUrl }: { readonly planIds: readonly string[]; readonly publicUrl: string | undefined },
): string {
  const { id, name, description, images } = roomType.part;
  const { most, mostAdults, mostChildren, least } = roomCapacity(roomType, hotel);
  return element(
    'RoomData',
    {},
    element('RoomID', {}, String(id)),
    texts('Name', name),
    texts('Description', description),
    element('AllowablePackageIDs', {}, ...planIds.map((planId) => element('AllowablePackageID', {}, planId))),
    element('Capacity', {}, String(most)),
    element('AdultCapacity', {}, String(mostAdults)),
    element('ChildCapacity', {}, String(mostChildren)),
    element('OccupancySettings', {}, element('MinOccupancy', {}, String(least))),
    ...images.flatMap((image) => photoOf(image, publicUrl)),
  );
}

function photoOf({ url, alt }: Picture, publicUrl: string | undefined): string[] {
  const address = url.startsWith('/') ? publicUrl && publicUrl + url : url;
  if (address === undefined) return [];
  return [element('PhotoURL', {}, texts('Caption', alt), element('URL', {}, xmlOf(address)))];
}

function packageData({ part }: HotelRatePlan): string {
  const charged = part.cancellation.entries.filter(({ charge }) => charge.fee !== 'None');
  // Whole days before arrival from which cancelling costs something; the earliest counts.
  const until = charged.toSorted((one, other) => (other.daysBefore ?? 0) - (one.daysBefore ?? 0))[0];
  const isRefundable = part.allowCancel && charged.every(({ daysBefore }) => daysBefore !== null);
  const chargedAtBooking = part.payment.some(
    ({ automaticPaymentType, percentageToCharge }) =>
      automaticPaymentType === 'AtTimeOfBooking' && percentageToCharge > 0,
  );
  return element(
    'PackageData',
    {},
    element('PackageID', {}, String(part.id)),
    texts('Name', part.name),
    texts('Description', part.description),
    element('Refundable', {
      available: isRefundable ? 1 : 0,
      ...(isRefundable &&
        until !== undefined && {
          refundable_until_days: until.daysBefore ?? 0,
          refundable_until_time: until.at === null ? undefined : `${until.at}:00`,
        }),
    }),
    element('BreakfastIncluded', {}, part.includesBreakfast ? '1' : '0'),
    element('ChargeCurrency', {}, chargedAtBooking ? 'web' : 'hotel'),
  );
}

/** What is added to the prices of nights: the content of `Property` in a `TaxFeeInfo`. Rule: docs/google.md, "Taxes". */
export function taxLines(hotel: Hotel): string[] {
  const { vat, cityTax, currency } = hotel;
  const ofVat = { Type: 'percent', Basis: 'room', Period: 'stay' };
  const ofCity = { Type: 'amount', Basis: 'person', Period: 'night', Currency: currency };
  const taxes = [
    ...(vat.isExclusive && vat.rateMillipercent > 0
      ? [taxOf(ofVat, element('Amount', {}, String(vat.rateMillipercent / 1_000)))]
      : []),
    ...(cityTax === null ? [] : [taxOf(ofCity, ...cityTaxAmounts(hotel, cityTax))]),
  ];
  return taxes.length === 0 ? [] : [element('Taxes', {}, ...taxes)];
}

const taxOf = (facts: Readonly<Record<string, string>>, ...amounts: string[]) =>
  element('Tax', {}, ...Object.entries(facts).map(([name, text]) => element(name, {}, text)), ...amounts);

function cityTaxAmounts(
  hotel: Hotel,
  { adultMinor, childMinor, infantMinor, mostNights }: CityTax,
): string[] {
  const amount = amountIn(hotel);
  const nights = mostNights === null ? [] : [element('ApplicableNights', { max: mostNights })];
  const brackets = childBrackets(hotel, { childMinor, infantMinor });
  return brackets === undefined
    ? [element('Amount', {}, amount(adultMinor)), ...nights]
    : [
        ...nights,
        element('AgeBrackets', {}, element('AdultCharge', { amount: amount(adultMinor) }), brackets),
      ];
}
