import {
  managePreviewRequestSchema,
  managePreviewResponseSchema,
} from '@portico/contract/calls/manage-preview';
import {
  searchDateOptionsRequestSchema,
  searchDateOptionsResponseSchema,
} from '@portico/contract/calls/manage-search-date-options';
import { manageUpdateRequestSchema, manageUpdateResponseSchema } from '@portico/contract/calls/manage-update';
import {
  upgradeOptionsQuerySchema,
  upgradeOptionsResponseSchema,
} from '@portico/contract/calls/manage-upgrade-options';
import { itemServicesQuerySchema, servicesResponseSchema } from '@portico/contract/calls/services';
import { apiPaths } from '@portico/contract/paths';
import type { FastifyReply } from 'fastify';
import { forGrant } from '../../platform/http/for-anyone.ts';
import { refuse } from '../../platform/http/refuse.ts';
import type { PorticoServer } from '../../platform/http/server-type.ts';

/** What whoever has a grant for a booking may ask about changing it, and order. */
export async function changeRoutes(app: PorticoServer): Promise<void> {
  const notYet = async (_: unknown, reply: FastifyReply) => refuse(reply, 'reservation.unknown');
  app.post(
    apiPaths.managePreview(),
    forGrant({ body: managePreviewRequestSchema }, managePreviewResponseSchema),
    notYet,
  );
  app.post(
    apiPaths.manageUpdate(),
    forGrant({ body: manageUpdateRequestSchema }, manageUpdateResponseSchema),
    notYet,
  );
  app.post(
    apiPaths.manageSearchDateOptions(),
    forGrant({ body: searchDateOptionsRequestSchema }, searchDateOptionsResponseSchema),
    notYet,
  );
  app.get(
    apiPaths.manageUpgradeOptions(),
    forGrant({ querystring: upgradeOptionsQuerySchema }, upgradeOptionsResponseSchema),
    notYet,
  );
  app.get(
    apiPaths.reservationItemServices(),
    forGrant({ querystring: itemServicesQuerySchema }, servicesResponseSchema),
    notYet,
  );
}
