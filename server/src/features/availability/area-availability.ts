import type { GroupAvailabilityResponse } from '@portico/contract/calls/group-availability';
import { daysBetween } from '@portico/domain/calendar/local-date';
import { earliestToday, todayAtHotels } from '../../core/group/group-today.ts';
import type { CountedDaysOf } from '../../core/search/counted-days.ts';
import type { DateWindow } from '../../core/search/daily-availability.ts';
import { daysTogether } from '../../core/search/days-together.ts';
import type { InTurns, Turns } from '../../core/search/turns.ts';
import type { AskedGroup } from './asked-group.ts';
import type { AvailabilityDeps } from './availability-deps.ts';
import { membersInParts, type ReadableMember } from './members-in-parts.ts';

/** What adding up a month of one hotel costs, in nights priced. */
const DAYS_FOR_A_NIGHT = 31;

interface AreaWork {
  readonly turns: Turns;
  readonly days: CountedDaysOf;
}

/** The days of the hotels that are asked for, from the earliest day that is today at one of them. */
export async function areaAvailability(
  deps: Pick<AvailabilityDeps, 'snapshots' | 'clock' | 'log'>,
  { turns, days }: AreaWork,
  asked: AskedGroup,
  { first, last }: DateWindow,
  onCost: (nights: number) => void,
): Promise<GroupAvailabilityResponse> {
  const now = deps.clock.now();
  const todayAt = todayAtHotels(now);
  const today = earliestToday(asked.members, now);
  const window = { first: first < today ? today : first, last };
  const together = daysTogether(window);
  const cost = Math.ceil(Math.max(0, daysBetween(window.first, last)) / DAYS_FOR_A_NIGHT);

  function* addEach(members: readonly ReadableMember[]): InTurns<void> {
    for (const { member, snapshot } of members) {
      together.add(yield* days(member.hotel, snapshot, todayAt(member)));
      yield cost;
    }
  }

  const unread = [...asked.unread];
  for await (const part of membersInParts(deps, asked.members)) {
    unread.push(...part.unread);
    await turns.run(addEach(part.members), onCost);
  }
  return { Days: together.days(), UnreadPropertyIds: unread };
}
