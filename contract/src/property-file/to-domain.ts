import type { RoomType } from '@portico/domain/availability/room-type';
import type { BedOptionId, RatePlanId, RoomTypeId } from '@portico/domain/ids';
import type { CurrencyCode } from '@portico/domain/money/currency';
import type { CityTax } from '@portico/domain/money/city-tax';
import { vatRateOf, type VatSettings } from '@portico/domain/money/vat';
import type { OccupancyLimits } from '@portico/domain/occupancy/limits';
import type { CompanyInvoice } from '@portico/domain/payment/company-invoice';
import type { PaymentType } from '@portico/domain/payment/payment-methods';
import type { PaymentPolicy } from '@portico/domain/payment/payment-policy';
import type { Extra } from '@portico/domain/pricing/extra-cost';
import type { RatePlan } from '@portico/domain/pricing/rate-plan';
import type { Promotion } from '@portico/domain/promotion/promotion';
import type { CancellationFee, CancellationPolicy } from '@portico/domain/reservation/cancellation-policy';
import { providerWayNames, providerWays } from '../providers/provider-ways.ts';
import { fromWireAmount } from '../wire/amounts.ts';
import { chargeTypeFromWire } from '../wire/charge-type.ts';
import type {
  HotelDefinition,
  StoredExtraPart,
  StoredRatePlanPart,
  PromotionPart,
  RatePlanPart,
  RoomTypePart,
} from './property-file.ts';

/** A percentage with at most two places, in basis points. */
export function basisPoints(percent: number): number {
  return Math.round(percent * 100);
}

export function toRoomType(part: RoomTypePart): RoomType {
  return { id: part.id, limits: part.occupancy };
}

type FeePart = RatePlanPart['cancellation']['noShow'];

function toFee(part: FeePart): CancellationFee {
  switch (part.fee) {
    case 'None':
      return { kind: 'none' };
    case 'Nights':
      return { kind: 'nights', nights: part.value };
    case 'Percent':
      return { kind: 'percent', basisPoints: basisPoints(part.value) };
    case 'Full':
      return { kind: 'full' };
  }
}

function toCancellation(part: RatePlanPart['cancellation']): CancellationPolicy {
  return {
    entries: part.entries.map(({ daysBefore, at, charge }) => ({ daysBefore, at, fee: toFee(charge) })),
    noShow: toFee(part.noShow),
  };
}

function toPayment(part: RatePlanPart['payment']): PaymentPolicy {
  return part.map((entry) =>
    entry.automaticPaymentType === 'AtTimeOfBooking'
      ? { when: 'at-booking', percentBasisPoints: basisPoints(entry.percentageToCharge) }
      : {
          when: 'days-before-arrival',
          percentBasisPoints: basisPoints(entry.percentageToCharge),
          daysBefore: entry.daysBeforeArrival,
        },
  );
}

export function toRatePlan(part: StoredRatePlanPart): RatePlan {
  return {
    id: part.id,
    code: part.code,
    isPublic: part.isPublic,
    baseNumberOfAdults: part.baseNumberOfAdults,
    usesOccupancy: part.usesOccupancy,
    limits: part.occupancy,
    payment: toPayment(part.payment),
    cancellation: toCancellation(part.cancellation),
    needsGuarantee: part.needsGuarantee,
    companyInvoice: toCompanyInvoice(part),
    asksChildAges: part.asksChildAges,
    vatParts: part.vatParts.map(({ percent, vatRate }) => ({
      shareBasisPoints: basisPoints(percent),
      rateMillipercent: vatRateOf(vatRate),
    })),
  };
}

/** Only a plan that allows invoices counts as restricted to them. */
function toCompanyInvoice(part: StoredRatePlanPart): CompanyInvoice {
  if (!part.allowCompanyInvoice) return 'no';
  return part.companyInvoiceOnly ? 'only' : 'allowed';
}

/** The number of bookings that may use it (`most`) is counted separately. */
export function toPromotion(part: PromotionPart): Promotion {
  return {
    id: part.id,
    code: part.code,
    discountBasisPoints: basisPoints(part.percentOff),
    ratePlanIds: part.ratePlans ?? null,
    roomTypeIds: part.roomTypes ?? null,
    firstNight: part.firstNight ?? null,
    lastNight: part.lastNight ?? null,
    minNights: part.minNights ?? null,
    maxNights: part.maxNights ?? null,
    bookFrom: part.bookFrom ?? null,
    bookUntil: part.bookUntil ?? null,
  };
}

type ExtraTerms = Pick<
  StoredExtraPart,
  'id' | 'chargeType' | 'chargePerPerson' | 'articles' | 'maximumQuantity' | 'bed' | 'vatRate'
>;

const extraBedOf = { cot: 'cot', extraBed: 'extra-bed' } as const;

/** Throws a RangeError on an amount that does not fit the currency; reading the file refuses it. */
export function toExtra(part: ExtraTerms, currency: CurrencyCode): Extra {
  return {
    id: part.id,
    chargeType: chargeTypeFromWire(part.chargeType),
    isPerPerson: part.chargePerPerson,
    articleMinors: part.articles.map(({ price }) => fromWireAmount(price, currency)),
    maxQuantity: part.maximumQuantity,
    bed: part.bed === undefined ? undefined : extraBedOf[part.bed],
    vatRateMillipercent: part.vatRate === undefined ? null : vatRateOf(part.vatRate),
  };
}

/** Whether the hotel offers it with that room type and plan. */
export function extraGoesWith(
  part: Pick<StoredExtraPart, 'roomTypes' | 'ratePlans'>,
  roomTypeId: RoomTypeId,
  ratePlanId: RatePlanId,
): boolean {
  return (part.roomTypes?.includes(roomTypeId) ?? true) && (part.ratePlans?.includes(ratePlanId) ?? true);
}

export function toBedOptions(part: RoomTypePart): BedOptionId[] {
  return part.configurations.map(({ id }) => id);
}

function toPaymentType(inFile: HotelDefinition['property']['paymentTypes'][number]): PaymentType[] {
  if (inFile === 'PayByCard') return ['card'];
  if (inFile === 'StoreCard') return ['store-card'];
  return providerWayNames.filter((way) => providerWays[way].inFile === inFile);
}

export function toPaymentTypes({
  property,
  settings,
}: Pick<HotelDefinition, 'property' | 'settings'>): PaymentType[] {
  return [
    ...property.paymentTypes.flatMap(toPaymentType),
    ...(settings.enableUserChoiceOfPaymentMethod ? (['individual-invoice'] as const) : []),
    ...(settings.enablePayByCompanyInvoice ? (['company-invoice'] as const) : []),
  ];
}

export function toVatSettings(property: HotelDefinition['property']): VatSettings {
  return {
    rateMillipercent: vatRateOf(property.standardVatRate),
    isExclusive: property.isStandardTaxExclusive,
  };
}

/** The tax of its place; null: none. Throws a RangeError as {@link toExtra} does. */
export function toCityTax({ cityTax, currency }: HotelDefinition['property']): CityTax | null {
  return cityTax === undefined
    ? null
    : {
        name: cityTax.name,
        adultMinor: fromWireAmount(cityTax.adult, currency),
        childMinor: fromWireAmount(cityTax.child, currency),
        infantMinor: fromWireAmount(cityTax.infant, currency),
        mostNights: cityTax.mostNights ?? null,
        isPaidAtHotel: cityTax.paidAtHotel,
      };
}

/** The property's own limits per room: the stricter of these and the room type's applies. */
export function toPropertyLimits(settings: HotelDefinition['settings']): OccupancyLimits {
  return { adultMaximum: settings.adultMaximumOccupancy, childMaximum: settings.childMaximumOccupancy };
}
