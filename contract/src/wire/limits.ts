import type { OccupancyLimits } from '@portico/domain/occupancy/limits';
import type { WireOccupancy } from '../calls/wire-parts.ts';

export function toWireLimits(limits: OccupancyLimits): WireOccupancy {
  return {
    MaximumOccupancy: limits.maximum ?? null,
    MinimumOccupancy: limits.minimum ?? null,
    AdultMaximumOccupancy: limits.adultMaximum ?? null,
    ChildMaximumOccupancy: limits.childMaximum ?? null,
  };
}

export function fromWireLimits(wire: Partial<WireOccupancy>): OccupancyLimits {
  return {
    maximum: wire.MaximumOccupancy ?? undefined,
    minimum: wire.MinimumOccupancy ?? undefined,
    adultMaximum: wire.AdultMaximumOccupancy ?? undefined,
    childMaximum: wire.ChildMaximumOccupancy ?? undefined,
  };
}
