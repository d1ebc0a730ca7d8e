import { keeperOf, type Group } from '../hotel/group-directory.ts';
import { limitCodes, typedCodes } from './code-limits.ts';
import type { LimitDeps } from '../limits/rate-limits.ts';

/** A promo code typed for a whole group. Not open: the answer must not depend on it. */
export type GroupCodeLimit =
  | { readonly isOpen: false; readonly opensInS: number }
  /** Counts it if no hotel of the group knows it. */
  | { readonly isOpen: true; readonly settle: () => Promise<void> };

/** Counts a code for the group before it is looked up, as for a hotel. Rule: docs/limits.md, "Codes". */
export async function limitGroupCode(
  deps: LimitDeps,
  { group, address }: { readonly group: Group; readonly address: string },
  promoCode: string | null,
): Promise<GroupCodeLimit> {
  const { groupId, members } = group;
  const propertyId = keeperOf(group);
  const typed = typedCodes({ promotion: promoCode });
  if (propertyId === undefined) return { isOpen: true, settle: async () => undefined };
  const limit = await limitCodes(deps, { propertyId, groupId, address }, typed);
  if (!limit.isOpen) return limit;
  const isKnown = (text: string) => members.some(({ hotel }) => hotel.promotions.has(text));
  return { isOpen: true, settle: () => limit.settle(typed.filter(({ text }) => !isKnown(text))) };
}
