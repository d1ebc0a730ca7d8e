import type { GroupSearchResponse } from '@portico/contract/calls/group-search';
import type { PropertyId } from '@portico/domain/ids';
import type { SearchCriteria } from '@portico/domain/search/search-criteria';
import { todayAtHotels } from '../../core/group/group-today.ts';
import type { Hotel } from '../../core/hotel/hotel.ts';
import type { PromoCode } from '../../core/pricing/promo-code.ts';
import type { InTurns } from '../../core/search/turns.ts';
import type { AskedGroup } from './asked-group.ts';
import type { AvailabilityDeps } from './availability-deps.ts';
import { groupPromoFields } from './promo-fields.ts';
import { readableMembers } from './readable-members.ts';
import { searchMember, type MemberSearch, type SearchedMember } from './search-member.ts';
import type { SearchWork } from './search-work.ts';

/** Whose nights are in memory for one search at a time, and what one search takes of a turn without asking again. */
const MEMBERS_AT_ONCE = 25;

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
  const unread: PropertyId[] = [...asked.unread];
  for (let at = 0; at < asked.members.length; at += MEMBERS_AT_ONCE) {
    const members = asked.members.slice(at, at + MEMBERS_AT_ONCE);
    const read = await readableMembers(deps, members);
    unread.push(...read.unread);
    const searches = read.members.map(({ member, snapshot }) => ({
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
    ...groupPromoFields(found.map(({ promo }) => promo)),
  };
}

function* searchEach(searches: readonly MemberSearch[], criteria: SearchCriteria): InTurns<SearchedMember[]> {
  const found: SearchedMember[] = [];
  for (const search of searches) found.push(yield* searchMember(search, criteria));
  return found;
}
