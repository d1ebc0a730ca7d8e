import { basePrice } from '@portico/domain/pricing/base-price';
import type { RateNight } from '../../availability/nights/night-rate-of.ts';

/** A night of a rate plan as the desk shows it; `adults`: whom the base price covers. */
export function nightAnswer({ components, ...rules }: Omit<RateNight, 'date'>, adults: number) {
  return { priceMinor: basePrice(components, adults), ...rules };
}
