import { toWireGroup } from '@portico/contract/wire/property-group';
import type { GroupDirectory } from './group-directory.ts';
import { endpoint } from '../platform/http/endpoint.ts';
import { refuse } from '../platform/http/refuse.ts';
import type { PorticoServer } from '../platform/http/server-type.ts';

/** A group's description and its hotels. */
export async function propertyGroupRoute(
  app: PorticoServer,
  { groups }: { readonly groups: GroupDirectory },
): Promise<void> {
  app.route({
    ...endpoint('/api/PropertyGroup/:id'),
    handler: async (request, reply) => {
      const group = await groups.find(request.params.id);
      return group === undefined ? refuse(reply, 'group.unknown') : toWireGroup(group);
    },
  });
}
