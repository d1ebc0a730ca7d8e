import {
  checkVoucherCodeRequestSchema,
  checkVoucherCodeResponseSchema,
} from '@portico/contract/calls/check-voucher-code';
import { errorBodySchema } from '@portico/contract/calls/error-body';
import { createRequestSchema, createResponseSchema } from '@portico/contract/calls/reservation-create';
import {
  abandonRequestSchema,
  confirmationResponseSchema,
  reservationQuerySchema,
  statusResponseSchema,
} from '@portico/contract/calls/reservation-read';
import type { Remedy } from '@portico/contract/refusal';
import { isBookingRefusal, refusals } from '@portico/contract/refusals';
import { apiPaths } from '@portico/contract/paths';
import { linkEndedText } from '@portico/contract/texts/booked-texts';
import type { FastifyReply } from 'fastify';
import * as z from 'zod';
import type { Hotel } from '../../core/hotel/hotel.ts';
import { leavePlace } from '../../platform/http/bounded-concurrency.ts';
import { clientAddress } from '../../platform/http/client-address.ts';
import { forAnyone } from '../../platform/http/for-anyone.ts';
import { idempotencyHeaders } from '../../platform/http/idempotency-key.ts';
import { refuseTooMany } from '../../platform/http/refuse-too-many.ts';
import { refuse } from '../../platform/http/refuse.ts';
import type { PorticoServer } from '../../platform/http/server-type.ts';
import { abandonReservation } from './abandon-reservation.ts';
import { bookWithinLimits } from './book-within-limits.ts';
import { checkVoucherCode } from './check-voucher-code.ts';
import type { CreateRefusal } from '../../core/booking/create-refusal.ts';
import type { NotToBeRead } from '../../core/booking/find-reservation.ts';
import { sendFile } from '../../platform/http/send-file.ts';
import { readCalendarFile } from './read-calendar-file.ts';
import { readConfirmation } from '../../core/booking/read-confirmation.ts';
import { readStatus } from './read-status.ts';
import { invalidAnswer, refusedAnswer } from '../../core/booking/refusal-answer.ts';
import type { ReservationDeps } from './reservation-deps.ts';

/** What the page does about these is to look at its offers anew. */
const staleOffers: readonly Remedy[] = ['ask-again', 'drop-promotion'];

/** Booking a room, and reading what became of it by its token. */
export async function reservationRoutes(app: PorticoServer, deps: ReservationDeps): Promise<void> {
  app.post(
    apiPaths.reservationCreate(),
    {
      config: { access: 'anyone', load: 'booking' },
      schema: {
        headers: idempotencyHeaders,
        body: createRequestSchema,
        response: { 200: createResponseSchema, '4xx': errorBodySchema },
      },
    },
    async (request, reply) => {
      const { headers, ip, body } = request;
      const hotel = await deps.hotels.find(body.PropertyId);
      const loggedIn = hotel && (await app.findLoggedIn(request, hotel.propertyId));
      const from = {
        accept: headers.accept ?? '',
        ip,
        address: clientAddress(request),
        individualId: loggedIn?.individualId,
      };
      const { created, waitMs } = await bookWithinLimits(deps, body, headers['idempotency-key'], from);
      if (waitMs > 0) {
        leavePlace(request);
        await deps.delay(waitMs);
      }
      if (created.ok) return created.value;
      const { refusal } = created;
      const { code } = refusal;
      if (!isBookingRefusal(code)) return refuseBooking(reply, refusal, hotel);
      // The guest finds there what the refusal speaks of.
      if (staleOffers.includes(refusals[code].atCheckout.remedy)) await deps.refreshSearches();
      return refusedAnswer(refusal, hotel?.definition.property.unitName);
    },
  );

  app.post(
    apiPaths.checkVoucherCode(),
    forAnyone({ body: checkVoucherCodeRequestSchema }, checkVoucherCodeResponseSchema),
    async (request, reply) => {
      const { body } = request;
      const checked = await checkVoucherCode(deps, body, clientAddress(request));
      if (checked.ok) return checked.value;
      return refuseBooking(reply, checked.refusal, await deps.hotels.find(body.PropertyId));
    },
  );

  app.get(
    apiPaths.reservationStatus(),
    {
      ...forAnyone({ querystring: reservationQuerySchema }, statusResponseSchema),
      config: { access: 'anyone', load: 'paying' },
    },
    async ({ query }, reply) => {
      const status = await readStatus(deps, query.propertyId, query.referenceNumber);
      return status.ok ? status.value : refuseToRead(reply, status.refusal);
    },
  );

  app.post(
    apiPaths.reservationAbandon(),
    forAnyone({ body: abandonRequestSchema }, statusResponseSchema),
    async ({ body }, reply) => {
      const status = await abandonReservation(deps, body.PropertyId, body.ReferenceNumber);
      if (!status.ok) return refuseToRead(reply, status.refusal);
      // The guest goes back to a checkout that looks whether the room is still to be had.
      await deps.refreshSearches();
      return status.value;
    },
  );

  app.get(
    apiPaths.reservationConfirmation(),
    forAnyone({ querystring: reservationQuerySchema }, confirmationResponseSchema),
    async ({ query }, reply) => {
      const confirmation = await readConfirmation(deps, query.propertyId, query.referenceNumber);
      return confirmation.ok ? confirmation.value : refuseToRead(reply, confirmation.refusal);
    },
  );

  app.get(
    apiPaths.reservationCalendar(),
    forAnyone({ querystring: reservationQuerySchema }, z.string()),
    async ({ query }, reply) => {
      const file = await readCalendarFile(deps, query.propertyId, query.referenceNumber);
      if (!file.ok) return refuseToRead(reply, file.refusal);
      return sendFile(reply, file.value);
    },
  );
}

/** A refusal of message style. `hotel`: undefined where there is none of that id. */
function refuseBooking(reply: FastifyReply, refusal: CreateRefusal, hotel: Hotel | undefined): FastifyReply {
  const property = hotel?.definition.property;
  if (refusal.code === 'request.invalid')
    return reply.code(400).send(invalidAnswer(refusal.faults, property?.unitName));
  if (refusal.code === 'request.too-many')
    return refuseTooMany(reply, { ...refusal, telephone: property?.telephone ?? '' });
  return refuse(reply, refusal.code, property?.unitName);
}

function refuseToRead(reply: FastifyReply, refusal: NotToBeRead): FastifyReply {
  const { code } = refusal;
  if (code === 'reservation.unknown') return refuse(reply, code);
  const Message = linkEndedText(refusal.hotel.definition.property);
  return reply.code(refusals[code].status).send({ Message, RefusalCode: code });
}
