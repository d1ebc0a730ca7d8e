import { type ManageSearchResponse } from '@portico/contract/calls/manage-booking';
import { linkEndedText } from '@portico/contract/texts/booked-texts';
import { linkInvalidText, notFoundText } from '@portico/contract/texts/manage-texts';
import type { ReservationId } from '@portico/domain/ids';
import { wasMade } from '@portico/domain/reservation/status';
import type { Grants } from '../../access/grants.ts';
import { manageLinkCode } from '../../access/manage-link.ts';
import type { FindDeps } from '../find-reservation.ts';
import { readManagedReservation, readBooked } from '../read-managed-reservation.ts';
import { pollChange } from '../change/poll-change.ts';
import type { Hotel } from '../../hotel/hotel.ts';
import { calendarFile } from '../calendar-file.ts';
import type { PollProviderDeps } from '../../payments/settle/poll-provider.ts';
import { clientAddress } from '../../platform/http/client-address.ts';
import { sendCookie } from '../../platform/http/cookies.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { grantFor } from '../../platform/http/grants.ts';
import { sendRefusal } from '../../platform/http/send-refusal.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { sendFile } from '../../platform/http/send-file.ts';
import type { PorticoServer } from '../../platform/http/server-type.ts';
import type { MailAttachment } from '../../platform/mail/mail.ts';
import { searchBooking, type NotFound, type SearchDeps } from './search-booking.ts';

export interface ManageBookingDeps extends SearchDeps, PollProviderDeps {
  readonly grants: Grants;
  readonly publicUrl: string | undefined;
}

/** Finding a booking, which gives a grant for it, and reading it with that grant. */
export async function manageBookingRoutes(app: PorticoServer, deps: ManageBookingDeps): Promise<void> {
  app.route({
    ...endpoint('/api/ManageBooking/Search'),
    handler: async (request, reply) => {
      const { query, cookies } = request;
      const hotel = await deps.hotels.find(query.propertyId);
      if (hotel === undefined) return refuse(reply, 'property.unknown');
      const found = await searchBooking(deps, hotel, query, clientAddress(request));
      if (!found.ok) {
        const { refusal } = found;
        if (refusal.code !== 'request.too-many') return missed(hotel, refusal);
        return sendRefusal(reply, refusal, hotel.definition.property);
      }
      const { reservation, by } = found.value;
      const managed = await readManagedReservation(deps, hotel.propertyId, { ...reservation, by });
      if (managed === undefined)
        return missed(hotel, { code: 'reservation.unknown', by: by === 'link' ? 'link' : 'lookup' });
      for (const cookie of deps.grants.give(cookies, { ...reservation, by })) sendCookie(reply, cookie);
      return {
        Success: true,
        Message: null,
        RefusalCode: null,
        Reservation: managed,
        Code: manageLinkCode(deps.secrets, reservation, by),
      };
    },
  });

  app.route({
    ...endpoint('/api/ManageBooking/Reservation'),
    handler: async (request, reply) => {
      const { propertyId, reservationId } = request.query;
      const grant = await grantFor(request, propertyId, { reservationId });
      const hotel = grant && (await deps.hotels.find(propertyId));
      if (grant === undefined || hotel === undefined) return refuse(reply, 'reservation.unknown');
      await pollChange(deps, { propertyId: hotel.propertyId, reservationId });
      const managed = await readManagedReservation(deps, propertyId, grant);
      return managed ?? refuse(reply, 'reservation.unknown');
    },
  });

  app.route({
    ...endpoint('/api/ManageBooking/Calendar'),
    handler: async (request, reply) => {
      const { propertyId, reservationId } = request.query;
      const grant = await grantFor(request, propertyId, { reservationId });
      const file = grant && (await readManagedCalendar(deps, propertyId, reservationId));
      return file === undefined ? refuse(reply, 'reservation.unknown') : sendFile(reply, file);
    },
  });
}

function missed(
  { definition: { property } }: Hotel,
  refusal: Exclude<NotFound, { code: 'request.too-many' }>,
): ManageSearchResponse {
  const words = () => {
    if (refusal.code === 'reservation.ended') return linkEndedText(property);
    return refusal.by === 'link' ? linkInvalidText(property) : notFoundText(property);
  };
  return { Success: false, Message: words(), RefusalCode: refusal.code, Reservation: null, Code: null };
}

/** The stay's calendar file, with a grant. The file of a cancelled stay removes it from the calendar. */
async function readManagedCalendar(
  deps: FindDeps & { readonly publicUrl: string | undefined },
  propertyId: number,
  reservationId: ReservationId,
): Promise<MailAttachment | undefined> {
  const booked = await readBooked(deps, propertyId, reservationId);
  const wasBooked = booked !== undefined && wasMade(booked.reservation.status);
  return wasBooked ? calendarFile({ ...booked, publicUrl: deps.publicUrl }) : undefined;
}
