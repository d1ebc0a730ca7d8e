import {
  searchResponseSchema,
  type RoomTypeAvailability,
  type SearchResponse,
} from '@portico/contract/calls/availability-search';
import { wireRateSchema, type WireRate } from '@portico/contract/calls/rate';
import { wireRoomTypeSchema, type WireRoomType } from '@portico/contract/calls/room-type';
import { toWireFigures } from '@portico/contract/wire/amounts';
import { toWirePolicy } from '@portico/contract/wire/policy';
import { stayDates, type Stay } from '@portico/domain/calendar/stay';
import { noComponents, sumComponents } from '@portico/domain/pricing/rate-components';
import type { CompanyInvoice } from '@portico/domain/payment/company-invoice';
import type { PaymentPolicy } from '@portico/domain/payment/payment-policy';
import type { CancellationPolicy } from '@portico/domain/reservation/cancellation-policy';
import type * as z from 'zod';

/** As sent: ids are plain numbers, dates plain text. */
type SentRoomType = z.input<typeof wireRoomTypeSchema>;
type SentRate = z.input<typeof wireRateSchema>;
type SentSearchAnswer = z.input<typeof searchResponseSchema>;

/** Wire-shaped answers of Search, with named defaults. */
export function buildWireRoomType(changes: Partial<SentRoomType> = {}): WireRoomType {
  return wireRoomTypeSchema.parse({
    RoomTypeId: 1,
    Name: 'The Harbour Room',
    Description: 'A brass bed and a deep sill.',
    Facts: ['King bed'],
    Images: [],
    Beds: [],
    View: null,
    Size: null,
    IsStepFree: false,
    DogsWelcome: false,
    MaximumOccupancy: 3,
    MinimumOccupancy: null,
    AdultMaximumOccupancy: null,
    ChildMaximumOccupancy: null,
    LocationId: null,
    Upgrades: [],
    ...changes,
  } satisfies SentRoomType);
}

interface RateOptions {
  readonly id?: number;
  readonly name?: string;
  readonly nightMinor?: number;
  readonly payment?: PaymentPolicy;
  readonly needsGuarantee?: boolean;
  readonly asksChildAges?: boolean;
  readonly companyInvoice?: CompanyInvoice;
}

export function buildWireRate(stay: Stay, options: RateOptions = {}): WireRate {
  const {
    id = 11,
    name = 'Flexible',
    nightMinor = 12_000,
    payment = [],
    needsGuarantee = false,
    asksChildAges = false,
  } = options;
  const cancellation: CancellationPolicy = {
    entries: [{ daysBefore: 2, at: '18:00', fee: { kind: 'nights', nights: 1 } }],
    noShow: { kind: 'full' },
  };
  const night = { ...noComponents, base: nightMinor };
  const dates = stayDates(stay);
  const sum = sumComponents(dates.map(() => night));
  return wireRateSchema.parse({
    RatePlanId: id,
    RatePlanCode: `PLAN-${id}`,
    RatePlanName: name,
    Description: 'The room.',
    Inclusions: ['The room'],
    IncludesBreakfast: false,
    VatParts: [],
    ...toWireFigures(sum, sum, 'GBP'),
    BaseNumberOfAdults: 2,
    UseOccupancyForRatePlan: false,
    MaximumOccupancy: null,
    MinimumOccupancy: null,
    AdultMaximumOccupancy: null,
    ChildMaximumOccupancy: null,
    Promotion: null,
    NeedsGuarantee: needsGuarantee,
    AsksChildAges: asksChildAges,
    Policy: toWirePolicy(
      { payment, cancellation, allowEdit: true, allowCancel: true },
      options.companyInvoice,
    ),
    Nights: dates.map((date) => ({ Date: date, ...toWireFigures(night, night, 'GBP') })),
  } satisfies SentRate);
}

export function buildAvailability(
  stay: Stay,
  roomType: Partial<SentRoomType> = {},
  rates: readonly WireRate[] = [buildWireRate(stay)],
): RoomTypeAvailability {
  return {
    LowestRate: 240,
    OriginalLowestRate: 240,
    RoomType: buildWireRoomType(roomType),
    Rates: [...rates],
    DateFrom: stay.arrival,
    DateTo: stay.departure,
  };
}

export function buildSearchAnswer(
  roomTypes: SentSearchAnswer['RoomTypes'],
  options: {
    available?: Record<string, number>;
    unavailable?: SentSearchAnswer['UnavailableRoomTypes'];
    isRateKnown?: boolean;
  } = {},
): SearchResponse {
  return searchResponseSchema.parse({
    RoomTypes: [...roomTypes],
    UnavailableRoomTypes: [...(options.unavailable ?? [])],
    NumberOfRoomsPerRoomTypeId:
      options.available ?? Object.fromEntries(roomTypes.map(({ RoomType }) => [RoomType.RoomTypeId, 5])),
    IsPromoCodeValid: null,
    PromoCodeMessage: null,
    AlternativeStays: [],
    SplitRooms: null,
    IsRatePlanCodeValid: options.isRateKnown ?? null,
    IsHopGiftVoucherCodeValid: null,
    HopGiftVoucherCodeMessage: null,
  } satisfies SentSearchAnswer);
}
