import type { OccupancyLimits } from '@portico/domain/occupancy/limits';

export interface WireOccupancy {
  MaximumOccupancy: number | null;
  MinimumOccupancy: number | null;
  AdultMaximumOccupancy: number | null;
  ChildMaximumOccupancy: number | null;
}

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
    ...(typeof wire.MaximumOccupancy === 'number' && { maximum: wire.MaximumOccupancy }),
    ...(typeof wire.MinimumOccupancy === 'number' && { minimum: wire.MinimumOccupancy }),
    ...(typeof wire.AdultMaximumOccupancy === 'number' && { adultMaximum: wire.AdultMaximumOccupancy }),
    ...(typeof wire.ChildMaximumOccupancy === 'number' && { childMaximum: wire.ChildMaximumOccupancy }),
  };
}
