import type { RoomType } from '@portico/domain/availability/room-type';
import type { RatePlanId, RoomTypeId } from '@portico/domain/ids';
import type { VatSettings } from '@portico/domain/money/vat';
import type { OccupancyLimits } from '@portico/domain/occupancy/limits';
import type { PaymentPolicy } from '@portico/domain/payment/payment-policy';
import type { RatePlan } from '@portico/domain/pricing/rate-plan';
import type { CancellationFee, CancellationPolicy } from '@portico/domain/reservation/cancellation-policy';
import type { HotelDefinition, RatePlanPart, RoomTypePart } from './property-file.ts';

/** Hundredths of a percent of a percentage with at most two places. */
export function basisPoints(percent: number): number {
  return Math.round(percent * 100);
}

type OccupancyPart = RoomTypePart['occupancy'];

function toLimits(part: OccupancyPart): OccupancyLimits {
  return {
    ...(part.maximum !== undefined && { maximum: part.maximum }),
    ...(part.minimum !== undefined && { minimum: part.minimum }),
    ...(part.adultMaximum !== undefined && { adultMaximum: part.adultMaximum }),
    ...(part.childMaximum !== undefined && { childMaximum: part.childMaximum }),
  };
}

export function toRoomType(part: RoomTypePart): RoomType {
  return { id: part.id as RoomTypeId, limits: toLimits(part.occupancy) };
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

export function toRatePlan(part: Omit<RatePlanPart, 'seasons'>): RatePlan {
  return {
    id: part.id as RatePlanId,
    code: part.code,
    isPublic: part.isPublic,
    baseNumberOfAdults: part.baseNumberOfAdults,
    usesOccupancy: part.usesOccupancy,
    limits: toLimits(part.occupancy),
    payment: toPayment(part.payment),
    cancellation: toCancellation(part.cancellation),
    needsGuarantee: part.needsGuarantee,
  };
}

export function toVatSettings(property: HotelDefinition['property']): VatSettings {
  return {
    rateBasisPoints: basisPoints(property.standardVatRate),
    isExclusive: property.isStandardTaxExclusive,
  };
}

/** The property's own limits, per room: they hold beside the room type's, as the stricter. */
export function toPropertyLimits(settings: HotelDefinition['settings']): OccupancyLimits {
  return {
    ...(settings.adultMaximumOccupancy !== undefined && { adultMaximum: settings.adultMaximumOccupancy }),
    ...(settings.childMaximumOccupancy !== undefined && { childMaximum: settings.childMaximumOccupancy }),
  };
}
