import { type GroupAvailabilityResponse } from '@portico/contract/calls/group-availability';
import { daysBetween } from '@portico/domain/calendar/local-date';
import { earliestToday, todayAtHotels } from '../hotel/group-today.ts';
import { countedDays, type CountedDaysOf } from './search/counted-days.ts';
import type { DateWindow } from './search/daily-availability.ts';
import { daysTogether } from './search/days-together.ts';
import type { InSlices, TimeSlices } from './search/time-slices.ts';
import { clientAddress } from '../platform/http/client-address.ts';
import { endpoint } from '../platform/http/endpoint.ts';
import { refuseTooMany } from '../platform/http/refuse-too-many.ts';
import { refuse, refuseFields } from '../platform/http/refuse.ts';
import { sendJson } from '../platform/http/send-json.ts';
import { ServerBusy } from '../platform/http/server-busy.ts';
import type { PorticoServer } from '../platform/http/server-type.ts';
import { groupPart, unknownArea, type GroupPart } from './group-part.ts';
import type { AvailabilityDeps } from './availability-deps.ts';
import { membersInParts, type ReadableMember } from './members-in-parts.ts';
import type { SearchWork } from './search-work.ts';
import { windowFaults } from './window-faults.ts';

/** Days of one hotel's calendar that cost as much to add up as pricing one night. */
const DAYS_FOR_A_NIGHT = 31;

interface AreaWork {
  readonly slices: TimeSlices;
  readonly days: CountedDaysOf;
}

/** The days of the requested hotels, from the earliest local date of today among them. */
async function areaAvailability(
  deps: Pick<AvailabilityDeps, 'snapshots' | 'clock' | 'log'>,
  { slices, days }: AreaWork,
  searched: GroupPart,
  { first, last }: DateWindow,
  onCost: (nights: number) => void,
): Promise<GroupAvailabilityResponse> {
  const now = deps.clock.now();
  const todayAt = todayAtHotels(now);
  const today = earliestToday(searched.members, now);
  const window = { first: first < today ? today : first, last };
  const together = daysTogether(window);
  const cost = Math.ceil(Math.max(0, daysBetween(window.first, last)) / DAYS_FOR_A_NIGHT);

  function* addEach(members: readonly ReadableMember[]): InSlices<void> {
    for (const { member, snapshot } of members) {
      together.add(yield* days(member.hotel, snapshot, todayAt(member)));
      yield cost;
    }
  }

  const unread = [...searched.unread];
  for await (const part of membersInParts(deps, searched.members)) {
    unread.push(...part.unread);
    await slices.run(addEach(part.members), onCost);
  }
  return { Days: together.days(), UnreadPropertyIds: unread };
}

/** The days with free rooms at the hotels of a group. */
export async function groupAvailabilityRoute(
  app: PorticoServer,
  deps: AvailabilityDeps,
  work: SearchWork,
): Promise<void> {
  const days = countedDays(deps.snapshots.answerBytes.areas);
  app.route({
    ...endpoint('/api/Availability/SearchPropertyGroupAreaAvailability'),
    handler: async (request, reply) => {
      const { PropertyGroupId, AreaId, FromDate, ToDate } = request.body;
      const group = await deps.groups.find(PropertyGroupId);
      if (group === undefined) return refuse(reply, 'group.unknown');
      const searched = groupPart(group, AreaId);
      if (searched === undefined) return refuseFields(reply, unknownArea);
      const faults = windowFaults(FromDate, ToDate, wireNames);
      if (faults !== undefined) return refuseFields(reply, faults);
      const address = clientAddress(request);
      const opensInS = work.opensInS(address);
      const properties = group.definition.group;
      if (opensInS > 0) return refuseTooMany(reply, { thing: 'requests', opensInS }, properties);
      if (work.slices.isFull()) throw new ServerBusy('reading');
      const window = { first: FromDate, last: ToDate };
      const answer = await areaAvailability(deps, { ...work, days }, searched, window, (nights) =>
        work.spend(address, nights),
      );
      return sendJson(reply, JSON.stringify(answer));
    },
  });
}

const wireNames = { from: 'FromDate', to: 'ToDate' } as const;
