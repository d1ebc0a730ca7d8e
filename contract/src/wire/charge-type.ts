import type { ExtraChargeType } from '@portico/domain/pricing/extra-cost';
import type { WireChargeType } from '../calls/services.ts';

const fromWire = {
  PerStay: 'per-stay',
  PerDay: 'per-day',
  PerQuantity: 'per-quantity',
} as const satisfies Record<WireChargeType, ExtraChargeType>;

const toWire = {
  'per-stay': 'PerStay',
  'per-day': 'PerDay',
  'per-quantity': 'PerQuantity',
} as const satisfies Record<ExtraChargeType, WireChargeType>;

/** The property file uses the wire's words. */
export function chargeTypeFromWire(type: WireChargeType): ExtraChargeType {
  return fromWire[type];
}

export function toWireChargeType(type: ExtraChargeType): WireChargeType {
  return toWire[type];
}
