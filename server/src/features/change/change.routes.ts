import {
  abandonChangeRequestSchema,
  abandonChangeResponseSchema,
} from '@portico/contract/calls/manage-abandon-change';
import {
  managePreviewRequestSchema,
  managePreviewResponseSchema,
} from '@portico/contract/calls/manage-preview';
import {
  searchDateOptionsRequestSchema,
  searchDateOptionsResponseSchema,
} from '@portico/contract/calls/manage-search-date-options';
import {
  manageUpdateRequestSchema,
  manageUpdateResponseSchema,
  type ManageUpdateResponse,
} from '@portico/contract/calls/manage-update';
import {
  upgradeOptionsQuerySchema,
  upgradeOptionsResponseSchema,
} from '@portico/contract/calls/manage-upgrade-options';
import { apiPaths } from '@portico/contract/paths';
import { refusalText } from '@portico/contract/texts/refusal-texts';
import { refusals } from '@portico/contract/refusals';
import type { FastifyReply } from 'fastify';
import { invalidAnswer } from '../../core/booking/refusal-answer.ts';
import { answerManaged, readManagedReservation } from '../../core/booking/read-managed-reservation.ts';
import type { Hotel } from '../../core/hotel/hotel.ts';
import type { BookedReservation } from '../../core/reservation/booked-reservation.ts';
import { leavePlace } from '../../platform/http/bounded-concurrency.ts';
import { clientAddress } from '../../platform/http/client-address.ts';
import { forGrant } from '../../platform/http/for-anyone.ts';
import { grantFor } from '../../platform/http/grants.ts';
import { idempotencyHeaders } from '../../platform/http/idempotency-key.ts';
import { refuseTooMany } from '../../platform/http/refuse-too-many.ts';
import { refuse } from '../../platform/http/refuse.ts';
import type { PorticoServer } from '../../platform/http/server-type.ts';
import type { ChangeDeps } from '../../core/change/change-deps.ts';
import { abandonChange } from './abandon-change.ts';
import { dateOptions } from './date-options.ts';
import { previewOrder } from '../../core/change/preview-order.ts';
import { refusedHead, type RefusedHead } from '../../core/change/refused-change.ts';
import { orderWithinLimits } from '../../core/change/order-within-limits.ts';
import type { OrderRefusal } from '../../core/change/order-refusal.ts';
import { orderOfBody, wishOfBody } from './order-of-body.ts';
import { upgradeOptions } from './upgrade-options.ts';

/** What whoever has a grant for a booking may ask about changing it, and order. */
export async function changeRoutes(app: PorticoServer, deps: ChangeDeps): Promise<void> {
  app.post(
    apiPaths.managePreview(),
    forGrant({ body: managePreviewRequestSchema }, managePreviewResponseSchema),
    async (request, reply) => {
      const { body } = request;
      const grant = await grantFor(request, body.PropertyId, { reservationId: body.ReservationId });
      const hotel = grant && (await deps.hotels.find(body.PropertyId));
      if (grant === undefined || hotel === undefined) return refuse(reply, 'reservation.unknown');
      const preview = await previewOrder(deps, hotel, wishOfBody(body), grant.by);
      if (preview.ok) return { Success: true, Message: null, RefusalCode: null, Quote: preview.value };
      const head = refusedChange(reply, hotel, preview.refusal);
      return head === undefined ? reply : { ...head, Quote: null };
    },
  );

  app.post(
    apiPaths.manageUpdate(),
    {
      ...forGrant(
        { headers: idempotencyHeaders, body: manageUpdateRequestSchema },
        manageUpdateResponseSchema,
      ),
      config: { access: 'grant', load: 'booking' },
    },
    async (request, reply) => {
      const { body, headers, ip } = request;
      const { PropertyId, ReservationId } = body;
      const grant = await grantFor(request, PropertyId, { reservationId: ReservationId });
      if (grant === undefined) return refuse(reply, 'reservation.unknown');
      const hotel = await deps.hotels.find(PropertyId);
      if (hotel === undefined) return refuse(reply, 'reservation.unknown');
      const from = { accept: headers.accept ?? '', ip, address: clientAddress(request) };
      const by = { ...from, idempotencyKey: headers['idempotency-key'], madeBy: grant.by };
      const { done, waitMs } = await orderWithinLimits(deps, hotel, orderOfBody(hotel, body), by);
      if (waitMs > 0) {
        leavePlace(request);
        await deps.delay(waitMs);
      }
      const read = async (left?: BookedReservation) =>
        left === undefined
          ? ((await readManagedReservation(deps, PropertyId, ReservationId)) ?? null)
          : answerManaged(deps, { hotel, reservation: left });
      if (done.ok) {
        const { Status, ActionUrl, left } = done.value;
        return { ...headOf(Status), Status, ActionUrl, Quote: null, Reservation: await read(left) };
      }
      const { refusal } = done;
      const head = refusedChange(reply, hotel, refusal);
      if (head === undefined) return reply;
      const Quote = 'quote' in refusal ? refusal.quote : null;
      return { ...head, Status: 'Refused' as const, ActionUrl: null, Quote, Reservation: await read() };
    },
  );

  app.post(
    apiPaths.manageAbandonChange(),
    forGrant({ body: abandonChangeRequestSchema }, abandonChangeResponseSchema),
    async (request, reply) => {
      const { PropertyId, ReservationId: reservationId, ChangeId: changeId } = request.body;
      const grant = await grantFor(request, PropertyId, { reservationId });
      const hotel = grant && (await deps.hotels.find(PropertyId));
      const { propertyId } = hotel ?? {};
      const abandoned = propertyId && (await abandonChange(deps, { propertyId, reservationId, changeId }));
      return abandoned ?? refuse(reply, 'reservation.unknown');
    },
  );

  app.post(
    apiPaths.manageSearchDateOptions(),
    forGrant({ body: searchDateOptionsRequestSchema }, searchDateOptionsResponseSchema),
    async (request, reply) => {
      const { body } = request;
      const grant = await grantFor(request, body.PropertyId, { itemIds: body.ReservationItemIds });
      if (grant === undefined) return refuse(reply, 'reservation.unknown');
      const rows = await dateOptions(deps, body, grant.reservationId);
      if (rows.ok)
        return { Success: true, Message: null, RefusalCode: null, ReservationItemRateRows: rows.value };
      const head = refusedChange(reply, await deps.hotels.find(body.PropertyId), rows.refusal);
      return head === undefined ? reply : { ...head, ReservationItemRateRows: [] };
    },
  );

  app.get(
    apiPaths.manageUpgradeOptions(),
    forGrant({ querystring: upgradeOptionsQuerySchema }, upgradeOptionsResponseSchema),
    async (request, reply) => {
      const { propertyId, reservationId, reservationItemId: itemId } = request.query;
      const grant = await grantFor(request, propertyId, { reservationId });
      const options = grant && (await upgradeOptions(deps, { propertyId, reservationId, itemId }));
      return options ?? refuse(reply, 'reservation.unknown');
    },
  );
}

const failures = { Declined: 'payment.declined', Expired: 'payment.expired' } as const;

/** Of a change whose payment failed the booking is as it was. */
function headOf(status: ManageUpdateResponse['Status']) {
  const code = status === 'Declined' || status === 'Expired' ? failures[status] : null;
  return { Success: code === null, Message: code && refusalText(code), RefusalCode: code };
}

/** The head of a 200; undefined where the call is not done and the reply is sent. */
function refusedChange(
  reply: FastifyReply,
  hotel: Hotel | undefined,
  refusal: OrderRefusal,
): RefusedHead | undefined {
  const { code } = refusal;
  const unit = hotel?.definition.property.unitName;
  if (refusals[code].status === 200) return refusedHead(refusal, unit);
  if (code === 'request.too-many')
    refuseTooMany(reply, { ...refusal, telephone: hotel?.definition.property.telephone ?? '' });
  else if (code === 'request.invalid') void reply.code(400).send(invalidAnswer(refusal.faults, unit));
  else refuse(reply, code, unit, { asked: 'change' });
  return undefined;
}
