import { type AbandonChangeResponse } from '@portico/contract/calls/manage-abandon-change';
import { emailConfirmedTexts } from '@portico/contract/texts/manage-texts';
import { refusalText } from '@portico/contract/texts/refusal-texts';
import { answerManaged, readManagedReservation } from '../read-managed-reservation.ts';
import type { ChangeDeps } from '../change/change-deps.ts';
import type { ChangeKey } from '../change/change.store.ts';
import { changeWithinLimits } from '../change/change-within-limits.ts';
import { endOpenChange } from '../change/poll-change.ts';
import { previewChange } from '../change/preview-change.ts';
import { orderedHead } from '../change/change-answer.ts';
import { refusedHead } from '../submit/refused-head.ts';
import { atOneImport } from '../../hotel/at-one-import.ts';
import type { BookedReservation } from '../../reservation/booked-reservation.ts';
import { waitAside } from '../../platform/http/bounded-concurrency.ts';
import { callerOf } from '../../platform/http/client-address.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import type { Grant } from '../../platform/http/grant-book.ts';
import { grantFor } from '../../platform/http/grants.ts';
import { sendRefusal } from '../../platform/http/send-refusal.ts';
import { refuse } from '../../platform/http/refuse.ts';
import type { PorticoServer } from '../../platform/http/server-type.ts';
import { confirmBookerEmail, type ConfirmEmailDeps } from './confirm-booker-email.ts';
import { dateOptions } from './date-options.ts';
import { commandOfBody, requestOfBody } from './command-of-body.ts';
import { upgradeOptions } from './upgrade-options.ts';

const asked = 'change';

/** Previewing and ordering changes, with a grant for the booking. */
export async function changeRoutes(app: PorticoServer, deps: ChangeDeps & ConfirmEmailDeps): Promise<void> {
  app.route({
    ...endpoint('/api/ManageBooking/Preview'),
    handler: async (request, reply) => {
      const { body } = request;
      const grant = await grantFor(request, body.PropertyId, { reservationId: body.ReservationId });
      const hotel = grant && (await deps.hotels.find(body.PropertyId));
      if (grant === undefined || hotel === undefined) return refuse(reply, 'reservation.unknown');
      const { property } = hotel.definition;
      const preview = await atOneImport(deps.hotels, hotel, (current) =>
        previewChange(deps, current, requestOfBody(body, grant.by), grant.by),
      );
      if (preview.ok) return { Success: true, Message: null, RefusalCode: null, Quote: preview.value };
      const head = refusedHead(preview.refusal, property.unitName);
      return head
        ? { ...head, Quote: null }
        : sendRefusal(reply, preview.refusal, property, { request: asked });
    },
  });

  app.route({
    ...endpoint('/api/ManageBooking/Update'),
    handler: async (request, reply) => {
      const { body, headers } = request;
      const { PropertyId, ReservationId } = body;
      const grant = await grantFor(request, PropertyId, { reservationId: ReservationId });
      const hotel = grant && (await deps.hotels.find(PropertyId));
      if (grant === undefined || hotel === undefined) return refuse(reply, 'reservation.unknown');
      const by = { ...callerOf(request), idempotencyKey: headers['idempotency-key'], madeBy: grant.by };
      const { done, waitMs } = await changeWithinLimits(
        deps,
        hotel,
        commandOfBody(hotel, body, grant.by),
        by,
      );
      await waitAside(request, waitMs, deps);
      const read = async (left?: BookedReservation) =>
        left === undefined
          ? ((await readManagedReservation(deps, PropertyId, grant)) ?? null)
          : answerManaged(deps, { hotel, reservation: left }, grant.by);
      if (done.ok) {
        const { Status, ActionUrl, left } = done.value;
        return { ...orderedHead(done.value), Status, ActionUrl, Quote: null, Reservation: await read(left) };
      }
      const { refusal } = done;
      const { property } = hotel.definition;
      const head = refusedHead(refusal, property.unitName);
      if (head === undefined) return sendRefusal(reply, refusal, property, { request: asked });
      const Quote = 'quote' in refusal ? refusal.quote : null;
      return { ...head, Status: 'Refused' as const, ActionUrl: null, Quote, Reservation: await read() };
    },
  });

  app.route({
    ...endpoint('/api/ManageBooking/AbandonChange'),
    handler: async (request, reply) => {
      const { PropertyId, ReservationId: reservationId, ChangeId: changeId } = request.body;
      const grant = await grantFor(request, PropertyId, { reservationId });
      const hotel = grant && (await deps.hotels.find(PropertyId));
      const { propertyId } = hotel ?? {};
      const abandoned =
        grant && propertyId && (await abandonChange(deps, { ...grant, propertyId, changeId }));
      return abandoned ?? refuse(reply, 'reservation.unknown');
    },
  });

  app.route({
    ...endpoint('/api/ManageBooking/ConfirmEmail'),
    handler: async ({ body }, reply) => {
      const hotel = await deps.hotels.find(body.PropertyId);
      if (hotel === undefined) return refuse(reply, 'property.unknown');
      const { property } = hotel.definition;
      const confirmed = await confirmBookerEmail(deps, hotel, body.Code);
      if (confirmed.ok) {
        const { isChanged } = confirmed.value;
        const Message = emailConfirmedTexts[isChanged ? 'both' : 'one'];
        return { Success: true, Message, RefusalCode: null, IsChanged: isChanged };
      }
      const head = refusedHead(confirmed.refusal, property.unitName);
      return head
        ? { ...head, IsChanged: false }
        : sendRefusal(reply, confirmed.refusal, property, { request: asked });
    },
  });

  app.route({
    ...endpoint('/api/ManageBooking/SearchDateOptions'),
    handler: async (request, reply) => {
      const { body } = request;
      const grant = await grantFor(request, body.PropertyId, { itemIds: body.ReservationItemIds });
      const hotel = grant && (await deps.hotels.find(body.PropertyId));
      if (grant === undefined || hotel === undefined) return refuse(reply, 'reservation.unknown');
      const { property } = hotel.definition;
      const rows = await atOneImport(deps.hotels, hotel, (current) =>
        dateOptions(deps, current, body, grant.reservationId),
      );
      if (rows.ok)
        return { Success: true, Message: null, RefusalCode: null, ReservationItemRateRows: rows.value };
      const head = refusedHead(rows.refusal, property.unitName);
      return head
        ? { ...head, ReservationItemRateRows: [] }
        : sendRefusal(reply, rows.refusal, property, { request: asked });
    },
  });

  app.route({
    ...endpoint('/api/ManageBooking/UpgradeOptions'),
    handler: async (request, reply) => {
      const { propertyId, reservationId, reservationItemId: itemId } = request.query;
      const grant = await grantFor(request, propertyId, { reservationId });
      const options = grant && (await upgradeOptions(deps, { propertyId, reservationId, itemId }));
      return options ?? refuse(reply, 'reservation.unknown');
    },
  });
}

/**
 * Calls off a change that waits at the bank or on the provider's page. Its payment is voided and its holds are
 * released. A change paid meanwhile is applied; a settled one is unchanged. While its payment is in progress, or the
 * provider cannot be reached, it keeps waiting. Answers the booking afterwards; undefined if there is none. Rule:
 * docs/payments.md, "Paying a change".
 */
async function abandonChange(
  deps: ChangeDeps,
  { changeId, by, ...booking }: ChangeKey & Grant,
): Promise<AbandonChangeResponse | undefined> {
  await endOpenChange(deps, booking, changeId);
  const read = await readManagedReservation(deps, booking.propertyId, { ...booking, by });
  if (read === undefined) return undefined;
  const waits = read.PendingChange?.ChangeId === changeId;
  const isMade = read.LastChange?.ChangeId === changeId && read.LastChange.Status === 'Applied';
  const code = waits ? 'change.waits-for-payment' : null;
  return {
    Success: !waits && !isMade,
    Message: code && refusalText(code),
    RefusalCode: code,
    Reservation: read,
  };
}
