import {
  checkVoucherCodeRequestSchema,
  checkVoucherCodeResponseSchema,
} from '@portico/contract/calls/check-voucher-code';
import { errorBodySchema } from '@portico/contract/calls/error-body';
import {
  createRequestSchema,
  createResponseSchema,
  type CreateRequest,
} from '@portico/contract/calls/reservation-create';
import {
  abandonRequestSchema,
  confirmationResponseSchema,
  reservationQuerySchema,
  statusResponseSchema,
} from '@portico/contract/calls/reservation-read';
import { refusals } from '@portico/contract/errors';
import { apiPaths } from '@portico/contract/paths';
import { idempotencyHeaders } from '../../platform/http/idempotency-key.ts';
import { refuse } from '../../platform/http/refuse.ts';
import type { PorticoServer } from '../../platform/http/server-type.ts';
import { abandonReservation } from './abandon-reservation.ts';
import { checkVoucherCode } from './check-voucher-code.ts';
import { textOf } from './booking-request.ts';
import type { CreateRefusal } from './create-refusal.ts';
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

/** How many codes an address may ask about, and how many it may get wrong in bookings. */
const CODES_A_MINUTE = 30;

/** Booking a room, and reading what became of it by its token. */
export async function reservationRoutes(app: PorticoServer, deps: ReservationDeps): Promise<void> {
  const wrongCodes = app.createRateLimit({ max: CODES_A_MINUTE, timeWindow: '1 minute' });

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
      const from = { accept: headers.accept ?? '', ip };
      if (body.PromoCode || body.HopGiftVoucherCode) {
        const guesses = await wrongCodes(request, { increment: false });
        if (!guesses.isAllowed && guesses.remaining === 0)
          return refuse(reply.header('retry-after', guesses.ttlInSeconds), 'request.too-many');
      }
      const created = await createReservation(deps, body, headers['idempotency-key'], from);
      if (created.ok) return created.value;
      const { refusal } = created;
      if (await isGuess(deps, body, refusal)) await wrongCodes(request);
      // The guest looks again at once, and has to find what the refusal speaks of.
      if (staleOffers.includes(refusal.code)) await deps.refreshSearches();
      const unit = (await deps.hotels.find(body.PropertyId))?.definition.property.unitName;
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
      config: {
        access: 'anyone',
        load: 'reading',
        rateLimit: { max: CODES_A_MINUTE, timeWindow: '1 minute' },
      },
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

  app.post(
    apiPaths.reservationAbandon(),
    {
      config: { access: 'anyone' },
      schema: {
        body: abandonRequestSchema,
        response: { 200: statusResponseSchema, '4xx': errorBodySchema },
      },
    },
    async ({ body }, reply) => {
      const status = await abandonReservation(deps, body.PropertyId, body.ReferenceNumber);
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

/** A booking that came to nothing and names a code that the hotel does not know. */
async function isGuess(
  { hotels }: ReservationDeps,
  { PropertyId, PromoCode }: CreateRequest,
  refusal: CreateRefusal,
): Promise<boolean> {
  if (refusal.code === 'voucher.not-valid' && refusal.isUnknown) return true;
  const promoCode = textOf(PromoCode).toLowerCase();
  const hotel = promoCode === '' ? undefined : await hotels.find(PropertyId);
  return hotel !== undefined && !hotel.promotions.has(promoCode);
}
