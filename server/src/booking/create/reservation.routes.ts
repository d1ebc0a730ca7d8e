import type { CreateResponse } from '@portico/contract/calls/reservation-create';
import type { StatusResponse } from '@portico/contract/calls/reservation-read';
import type { Remedy } from '@portico/contract/refusal';
import { isBookingRefusal, refusals } from '@portico/contract/refusals';
import { linkEndedText } from '@portico/contract/texts/booked-texts';
import { toWireAmount } from '@portico/contract/wire/amounts';
import { wasMade } from '@portico/domain/reservation/status';
import { ok, refused, type Result } from '@portico/domain/result';
import type { FastifyReply } from 'fastify';
import { type NotToBeRead, findReservation, type FindDeps } from '../find-reservation.ts';
import { latestReservation } from '../latest-reservation.ts';
import { readConfirmation } from '../read-confirmation.ts';
import type { BookingRefusal } from '../submit/booking-refusal.ts';
import { refusedHead } from '../submit/refused-head.ts';
import { statusAnswer } from '../status-answer.ts';
import { calendarFile } from '../calendar-file.ts';
import { claimOpenAttempt, claimStatusPoll } from '../../payments/attempts/payment-polls.store.ts';
import { endHold } from '../../reservation/reservation-status.store.ts';
import { waitAside } from '../../platform/http/bounded-concurrency.ts';
import { callerOf, clientAddress } from '../../platform/http/client-address.ts';
import { sendCookie } from '../../platform/http/cookies.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { sendRefusal } from '../../platform/http/send-refusal.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { sendFile } from '../../platform/http/send-file.ts';
import type { PorticoServer } from '../../platform/http/server-type.ts';
import type { MailAttachment } from '../../platform/mail/mail.ts';
import { bookWithinLimits } from './book-within-limits.ts';
import { checkVoucherCode } from './check-voucher-code.ts';
import type { ReservationDeps, StatusDeps } from './reservation-deps.ts';

/** For these the page reloads its offers. */
const staleOffers: readonly Remedy[] = ['ask-again', 'drop-promotion'];

function isOfStaleOffers({ code }: BookingRefusal): boolean {
  return isBookingRefusal(code) && staleOffers.includes(refusals[code].atCheckout.remedy);
}

/** Booking a room, and reading the result by its token. */
export async function reservationRoutes(app: PorticoServer, deps: ReservationDeps): Promise<void> {
  app.route({
    ...endpoint('/api/Reservation/Create'),
    handler: async (request, reply) => {
      const { headers, body } = request;
      const hotel = await deps.hotels.find(body.PropertyId);
      const loggedIn = hotel && (await app.findLoggedIn(request, hotel.propertyId));
      const from = { ...callerOf(request), individualId: loggedIn?.individualId };
      const { done, waitMs } = await bookWithinLimits(deps, body, headers['idempotency-key'], from);
      await waitAside(request, waitMs, deps);
      if (done.ok) {
        const { answer, reservation } = done.value;
        if (answer.Success && reservation !== undefined) {
          // The client knows the name it has sent. docs/decisions/0040-links-and-grants.md.
          const booked = { ...reservation, by: 'lookup' } as const;
          for (const cookie of deps.grants.give(request.cookies, booked)) sendCookie(reply, cookie);
        }
        return answer;
      }
      const { refusal } = done;
      const property = hotel?.definition.property;
      const head = refusedHead(refusal, property?.unitName);
      if (head === undefined) return sendRefusal(reply, refusal, property);
      // The offers then match the refusal.
      if (isOfStaleOffers(refusal)) await deps.refreshSearches();
      return { ...head, ...notMade(refusal) };
    },
  });

  app.route({
    ...endpoint('/api/Reservation/CheckVoucherCode'),
    handler: async (request, reply) => {
      const { body } = request;
      const checked = await checkVoucherCode(deps, body, clientAddress(request));
      if (checked.ok) return checked.value;
      const hotel = await deps.hotels.find(body.PropertyId);
      return sendRefusal(reply, checked.refusal, hotel?.definition.property);
    },
  });

  app.route({
    ...endpoint('/api/Reservation/Status'),
    handler: async ({ query }, reply) => {
      const status = await readStatus(deps, query.propertyId, query.referenceNumber);
      return status.ok ? status.value : refuseToRead(reply, status.refusal);
    },
  });

  app.route({
    ...endpoint('/api/Reservation/Abandon'),
    handler: async ({ body }, reply) => {
      const status = await readStatus(deps, body.PropertyId, body.ReferenceNumber, { isGivenUp: true });
      if (!status.ok) return refuseToRead(reply, status.refusal);
      // The guest returns to a checkout that checks whether the room is still available.
      await deps.refreshSearches();
      return status.value;
    },
  });

  app.route({
    ...endpoint('/api/Reservation/Confirmation'),
    handler: async ({ query }, reply) => {
      const confirmation = await readConfirmation(deps, query.propertyId, query.referenceNumber);
      return confirmation.ok ? confirmation.value : refuseToRead(reply, confirmation.refusal);
    },
  });

  app.route({
    ...endpoint('/api/Reservation/Calendar'),
    handler: async ({ query }, reply) => {
      const file = await readCalendarFile(deps, query.propertyId, query.referenceNumber);
      if (!file.ok) return refuseToRead(reply, file.refusal);
      return sendFile(reply, file.value);
    },
  });
}

/** The rest of a refusing 200. A changed price or voucher answers the new sums. */
function notMade(refusal: BookingRefusal): Omit<CreateResponse, 'Success' | 'Message' | 'RefusalCode'> {
  const sums = 'sums' in refusal ? refusal.sums : undefined;
  return {
    ReferenceNumber: null,
    ConfirmationToken: null,
    Status: 'Refused',
    ActionUrl: null,
    TotalCost: sums ? toWireAmount(sums.grossMinor, sums.currency) : null,
    PaymentAmount: sums ? toWireAmount(sums.dueNowMinor, sums.currency) : null,
  };
}

function refuseToRead(reply: FastifyReply, refusal: NotToBeRead): FastifyReply {
  const { code } = refusal;
  if (code === 'reservation.unknown') return refuse(reply, code);
  const Message = linkEndedText(refusal.hotel.definition.property);
  return reply.code(refusals[code].status).send({ Message, RefusalCode: code });
}

/** The calendar file of the mail, only for a booking that was made. A cancelled one's removes the stay. */
async function readCalendarFile(
  deps: FindDeps & Pick<ReservationDeps, 'publicUrl'>,
  propertyId: number,
  confirmationToken: string,
): Promise<Result<MailAttachment, NotToBeRead>> {
  const found = await findReservation(deps, propertyId, confirmationToken);
  if (!found.ok) return refused(found.refusal);
  if (!wasMade(found.value.reservation.status)) return refused({ code: 'reservation.unknown' });
  return ok(calendarFile({ ...found.value, publicUrl: deps.publicUrl }));
}

/**
 * The status of a booking by its confirmation token; success while it is open. A poll calls the provider about an open
 * payment, so that a guest back from the bank need not wait for a webhook. It also ends a hold that has expired. On any
 * failure the booking is answered as it stands. Rule: docs/booking.md, "Reading a booking".
 *
 * `isGivenUp`: the guest leaves the bank's question. The hold ends now, the attempt is voided at the provider and the
 * rooms are released. A booking paid meanwhile is confirmed, one not at the bank is unchanged. While the provider
 * cannot be reached, it stays open and recovery ends it. After the call that ended the hold, the provider is called as
 * rarely as by a poll. Rule: docs/payments.md, "When a hold ends".
 */
async function readStatus(
  deps: StatusDeps,
  propertyId: number,
  token: string,
  { isGivenUp = false }: { readonly isGivenUp?: boolean } = {},
): Promise<Result<StatusResponse, NotToBeRead>> {
  const { kysely } = deps.database;
  const found = await findReservation(deps, propertyId, token);
  if (!found.ok) return found;
  const { reservation } = found.value;
  const isEndedNow = isGivenUp && (await endHold(kysely, reservation, 'guest', deps.clock.now()));
  const claim = isEndedNow ? claimOpenAttempt : claimStatusPoll;
  // None if another request has just polled.
  const openAttempt = async () => (await claim(kysely, reservation, deps.clock.now()))[0];
  return ok(await statusAnswer(deps, await latestReservation(deps, reservation, openAttempt)));
}
