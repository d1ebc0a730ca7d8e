import { errorBodySchema } from '@portico/contract/calls/error-body';
import {
  groupAvailabilityRequestSchema,
  groupAvailabilityResponseSchema,
} from '@portico/contract/calls/group-availability';
import { apiPaths } from '@portico/contract/paths';
import { refusals } from '@portico/contract/refusals';
import { clientAddress } from '../../platform/http/client-address.ts';
import { refuseTooMany } from '../../platform/http/refuse-too-many.ts';
import { refusalBody, refuse } from '../../platform/http/refuse.ts';
import { sendJson } from '../../platform/http/send-json.ts';
import { ServerBusy } from '../../platform/http/server-busy.ts';
import type { PorticoServer } from '../../platform/http/server-type.ts';
import { countedDays } from '../../core/search/counted-days.ts';
import { areaAvailability } from './area-availability.ts';
import { askedGroup, unknownArea } from './asked-group.ts';
import type { AvailabilityDeps } from './availability-deps.ts';
import type { SearchWork } from './search-work.ts';
import { windowFaults } from './window-faults.ts';

const invalid = refusals['request.invalid'].status;

/** On which days rooms are free at the hotels of a group. */
export async function groupAvailabilityRoute(
  app: PorticoServer,
  deps: AvailabilityDeps,
  work: SearchWork,
): Promise<void> {
  const days = countedDays();
  app.post(
    apiPaths.searchPropertyGroupAreaAvailability(),
    {
      config: { access: 'anyone', load: 'reading' },
      schema: {
        body: groupAvailabilityRequestSchema,
        response: { 200: groupAvailabilityResponseSchema, '4xx': errorBodySchema },
      },
    },
    async (request, reply) => {
      const { PropertyGroupId, AreaId, FromDate, ToDate } = request.body;
      const group = await deps.groups.find(PropertyGroupId);
      if (group === undefined) return refuse(reply, 'group.unknown');
      const asked = askedGroup(group, AreaId);
      const faults = asked === undefined ? unknownArea : windowFaults(FromDate, ToDate, wireNames);
      if (asked === undefined || faults !== undefined)
        return reply.code(invalid).send({ ...refusalBody('request.invalid'), ModelState: faults });
      const address = clientAddress(request);
      const opensInS = work.opensInS(address);
      const { telephone } = group.definition.group;
      if (opensInS > 0) return refuseTooMany(reply, { thing: 'requests', opensInS, telephone });
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
