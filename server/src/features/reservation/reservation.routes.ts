import {
  checkVoucherCodeRequestSchema,
  checkVoucherCodeResponseSchema,
} from '@portico/contract/calls/check-voucher-code';
import { errorBodySchema } from '@portico/contract/calls/error-body';
import { createRequestSchema, createResponseSchema } from '@portico/contract/calls/reservation-create';
import {
  confirmationResponseSchema,
  reservationQuerySchema,
  statusResponseSchema,
} from '@portico/contract/calls/reservation-read';
import { refusals } from '@portico/contract/errors';
import { apiPaths } from '@portico/contract/paths';
import { idempotencyHeaders } from '../../platform/http/idempotency-key.ts';
import { refuse } from '../../platform/http/refuse.ts';
import type { PorticoServer } from '../../platform/http/server-type.ts';
import { checkVoucherCode } from './check-voucher-code.ts';
import { createReservation } from './create-reservation.ts';
import { readConfirmation } from './read-confirmation.ts';
import { readStatus } from './read-status.ts';
import { invalidAnswer, refusedAnswer } from './refusal-answer.ts';
import type { ReservationDeps } from './reservation-deps.ts';

/** The page showed what is offered no longer. */
const staleOffers: readonly string[] = [
  'quote.price-changed',
  'basket.no-room-left',
  'rate.unavailable',
  'promotion.not-valid',
];

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
      const { headers, ip } = request;
      const from = { accept: headers.accept ?? '', ip };
      const created = await createReservation(deps, request.body, headers['idempotency-key'], from);
      if (created.ok) return created.value;
      const { refusal } = created;
      // The guest looks again at once, and has to find what the refusal speaks of.
      if (staleOffers.includes(refusal.code)) await deps.refreshSearches();
      const unit = (await deps.hotels.find(request.body.PropertyId))?.definition.property.unitName;
      if (refusals[refusal.code].style === 'success') return refusedAnswer(refusal, unit);
      if (refusal.code === 'request.invalid')
        return reply.code(400).send(invalidAnswer(refusal.faults, unit));
      return refuse(reply, refusal.code, unit);
    },
  );

  app.post(
    apiPaths.checkVoucherCode(),
    {
      // Codes could be tried otherwise.
      config: { access: 'anyone', load: 'reading', rateLimit: { max: 30, timeWindow: '1 minute' } },
      schema: {
        body: checkVoucherCodeRequestSchema,
        response: { 200: checkVoucherCodeResponseSchema, '4xx': errorBodySchema },
      },
    },
    async ({ body }, reply) => {
      const checked = await checkVoucherCode(deps, body);
      if (checked.ok) return checked.value;
      const { refusal } = checked;
      const unit = (await deps.hotels.find(body.PropertyId))?.definition.property.unitName;
      if (refusal.code === 'request.invalid')
        return reply.code(400).send(invalidAnswer(refusal.faults, unit));
      return refuse(reply, refusal.code, unit);
    },
  );

  app.get(
    apiPaths.reservationStatus(),
    {
      config: { access: 'anyone' },
      schema: {
        querystring: reservationQuerySchema,
        response: { 200: statusResponseSchema, '4xx': errorBodySchema },
      },
    },
    async ({ query }, reply) => {
      const status = await readStatus(deps, query.propertyId, query.referenceNumber);
      return status.ok ? status.value : refuse(reply, status.refusal.code);
    },
  );

  app.get(
    apiPaths.reservationConfirmation(),
    {
      config: { access: 'anyone' },
      schema: {
        querystring: reservationQuerySchema,
        response: { 200: confirmationResponseSchema, '4xx': errorBodySchema },
      },
    },
    async ({ query }, reply) => {
      const confirmation = await readConfirmation(deps, query.propertyId, query.referenceNumber);
      return confirmation.ok ? confirmation.value : refuse(reply, confirmation.refusal.code);
    },
  );
}
