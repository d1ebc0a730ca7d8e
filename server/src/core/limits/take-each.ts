import type { LimitedThing } from '@portico/contract/texts/limit-texts';
import type { Allowance, RateLimits, Taken } from './rate-limits.ts';
import { takeShared, type SharedAllowance } from './take-shared.ts';

/** One of several allowances that something takes, and what is said where no more of it is left. */
export interface WantedAllowance extends Pick<Allowance, 'kind' | 'subject' | 'max'> {
  readonly thing: LimitedThing;
  /** Where all addresses together have used it up: whose own few are taken, and how many those are. */
  readonly own?: Pick<SharedAllowance, 'address' | 'ownMax'>;
}

export type TakenEach =
  | { readonly isOpen: false; readonly thing: LimitedThing; readonly opensInS: number }
  /** `release`: for what came to nothing. */
  | { readonly isOpen: true; readonly release: () => Promise<void> };

/** Takes one of each, or nothing where one of them is not left: the first of those is answered. */
export async function takeEach(
  rateLimits: RateLimits,
  common: Pick<Allowance, 'propertyId' | 'windowS'>,
  wanted: readonly WantedAllowance[],
): Promise<TakenEach> {
  const taken: Taken[] = [];
  const release = async () => {
    for (const each of taken) await each.release();
  };
  for (const { thing, own, ...counted } of wanted) {
    const all = { ...common, ...counted };
    const one = await (own ? takeShared(rateLimits, { ...all, ...own }) : rateLimits.take(all));
    if (!one.isOpen) {
      await release();
      return { isOpen: false, thing, opensInS: one.opensInS };
    }
    taken.push(one);
  }
  return { isOpen: true, release };
}
