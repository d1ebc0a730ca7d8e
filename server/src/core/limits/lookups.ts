import type { PropertyId } from '@portico/domain/ids';
import type { LimitDeps } from './rate-limits.ts';
import { takeShared } from './take-shared.ts';

const ADDRESS_WINDOW_S = 10 * 60;
const NUMBER_WINDOW_S = 60 * 60;

/** A lookup that was counted as a miss before it is known to be one. */
export type CountedLookup =
  | { readonly isOpen: false; readonly opensInS: number }
  | {
      readonly isOpen: true;
      /** It found its booking. */
      readonly release: () => Promise<void>;
    };

/**
 * Counts a lookup of a booking by its number, of an address (by `clientAddress`) and of the number, before anything is
 * looked up: of many at once no more are answered than of as many one after the other. Who guesses names of a number
 * shuts nobody out who comes from elsewhere. Rule: docs/limits.md, "Lookups".
 */
export async function countLookup(
  { limits, rateLimits }: LimitDeps,
  asked: { readonly propertyId: PropertyId; readonly address: string; readonly number: string },
): Promise<CountedLookup> {
  const { propertyId } = asked;
  const ofAddress = await rateLimits.take({
    propertyId,
    kind: 'lookups-per-address',
    subject: asked.address,
    max: limits.lookupsPerAddress,
    windowS: ADDRESS_WINDOW_S,
  });
  if (!ofAddress.isOpen) return { isOpen: false, opensInS: ofAddress.opensInS };
  const ofNumber = await takeShared(rateLimits, {
    propertyId,
    address: asked.address,
    ownMax: limits.lookupsPerNumberUnderAttack,
    kind: 'lookups-per-number',
    subject: asked.number,
    max: limits.lookupsPerNumber,
    windowS: NUMBER_WINDOW_S,
  });
  if (!ofNumber.isOpen) {
    // It was not looked up, so it is no miss.
    await ofAddress.release();
    return { isOpen: false, opensInS: ofNumber.opensInS };
  }
  return {
    isOpen: true,
    release: async () => {
      await ofAddress.release();
      await ofNumber.release();
    },
  };
}
