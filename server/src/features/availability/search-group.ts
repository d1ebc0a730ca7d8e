import type { GroupSearchResponse } from '@portico/contract/calls/group-search';
import type { SearchCriteria } from '@portico/domain/search/search-criteria';
import { todayAtHotels } from '../../core/group/group-today.ts';
import type { Hotel } from '../../core/hotel/hotel.ts';
import type { PromoCode } from '../../core/pricing/promo-code.ts';
import type { InTurns } from '../../core/search/turns.ts';
import type { AskedGroup } from './asked-group.ts';
import type { AvailabilityDeps } from './availability-deps.ts';
import { groupPromoFields } from './promo-fields.ts';
import { membersInParts } from './members-in-parts.ts';
import { searchMember, type MemberSearch, type SearchedMember } from './search-member.ts';
import type { SearchWork } from './search-work.ts';

export interface GroupSearch {
  readonly asked: AskedGroup;
  readonly criteria: SearchCriteria;
  /** What stands behind the code at a hotel. */
  readonly promoAt: (hotel: Hotel) => PromoCode;
}

/**
 * Searches the hotels of a group one after the other, in the order of its file, some at a time. One that cannot be read
 * is left out and named. `onCost` hears what it has cost. Rule: docs/search.md, "Groups".
 */
export async function searchGroup(
  deps: Pick<AvailabilityDeps, 'snapshots' | 'clock' | 'log'>,
  { turns }: Pick<SearchWork, 'turns'>,
  { asked, criteria, promoAt }: GroupSearch,
  onCost: (nights: number) => void,
): Promise<GroupSearchResponse> {
  const todayAt = todayAtHotels(deps.clock.now());
  const found: SearchedMember[] = [];
  const unread = [...asked.unread];
  for await (const part of membersInParts(deps, asked.members)) {
    unread.push(...part.unread);
    const searches = part.members.map(({ member, snapshot }) => ({
      member,
      snapshot,
      promo: promoAt(member.hotel),
      today: todayAt(member),
    }));
    found.push(...(await turns.run(searchEach(searches, criteria), onCost)));
  }
  return {
    Properties: found.map(({ property }) => property),
    UnreadPropertyIds: unread,
    ...groupPromoFields(
      asked,
      criteria.promoCode,
      found.map(({ promo }) => promo),
    ),
  };
}

function* searchEach(searches: readonly MemberSearch[], criteria: SearchCriteria): InTurns<SearchedMember[]> {
  const found: SearchedMember[] = [];
  for (const search of searches) found.push(yield* searchMember(search, criteria));
  return found;
}
