import {
  groupAvailabilityRequestSchema,
  groupAvailabilityResponseSchema,
} from '@portico/contract/calls/group-availability';
import { apiPaths } from '@portico/contract/paths';
import { clientAddress } from '../../platform/http/client-address.ts';
import { forAnyone } from '../../platform/http/for-anyone.ts';
import { refuseTooMany } from '../../platform/http/refuse-too-many.ts';
import { refuse, refuseFields } from '../../platform/http/refuse.ts';
import { sendJson } from '../../platform/http/send-json.ts';
import { ServerBusy } from '../../platform/http/server-busy.ts';
import type { PorticoServer } from '../../platform/http/server-type.ts';
import { countedDays } from '../../core/search/counted-days.ts';
import { areaAvailability } from './area-availability.ts';
import { askedGroup, unknownArea } from './asked-group.ts';
import type { AvailabilityDeps } from './availability-deps.ts';
import type { SearchWork } from './search-work.ts';
import { windowFaults } from './window-faults.ts';

/** On which days rooms are free at the hotels of a group. */
export async function groupAvailabilityRoute(
  app: PorticoServer,
  deps: AvailabilityDeps,
  work: SearchWork,
): Promise<void> {
  const days = countedDays(deps.snapshots.answerBytes.areas);
  app.post(
    apiPaths.searchPropertyGroupAreaAvailability(),
    forAnyone({ body: groupAvailabilityRequestSchema }, groupAvailabilityResponseSchema),
    async (request, reply) => {
      const { PropertyGroupId, AreaId, FromDate, ToDate } = request.body;
      const group = await deps.groups.find(PropertyGroupId);
      if (group === undefined) return refuse(reply, 'group.unknown');
      const asked = askedGroup(group, AreaId);
      if (asked === undefined) return refuseFields(reply, unknownArea);
      const faults = windowFaults(FromDate, ToDate, wireNames);
      if (faults !== undefined) return refuseFields(reply, faults);
      const address = clientAddress(request);
      const opensInS = work.opensInS(address);
      const house = group.definition.group;
      if (opensInS > 0) return refuseTooMany(reply, { thing: 'requests', opensInS }, house);
      if (work.turns.isFull()) throw new ServerBusy('reading');
      const window = { first: FromDate, last: ToDate };
      const answer = await areaAvailability(deps, { ...work, days }, asked, window, (nights) =>
        work.spend(address, nights),
      );
      return sendJson(reply, JSON.stringify(answer));
    },
  );
}

const wireNames = { from: 'FromDate', to: 'ToDate' } as const;
