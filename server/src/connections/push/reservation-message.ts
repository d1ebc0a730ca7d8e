import type { PushKind } from '../../platform/database/connection-tables.types.ts';
import { fingerprintOf } from '../../platform/once/idempotency.ts';
import type { BookedReservation } from '../../reservation/booked-reservation.ts';
import { OTA } from '../ota/answer.ts';
import { element } from '../ota/write-xml.ts';
import { bookingContent, type ToldHotel } from './booking-content.ts';
import type { NewMessage, TriedMessage } from './push-message.store.ts';

/**
 * What another system is to be told of a booking as it is now. `told`: the hash of what it has acknowledged; undefined:
 * there is nothing new to tell. Rule: docs/connections-ota.md, "Reservations".
 */
export function messageOf(
  booking: BookedReservation,
  hotel: ToldHotel,
  told: string | null,
): NewMessage | undefined {
  const isCancelled = booking.status === 'cancelled';
  // What it never heard of need not be taken back.
  if (isCancelled && told === null) return undefined;
  const kind: PushKind = told === null ? 'Commit' : isCancelled ? 'Cancel' : 'Modify';
  const body = bookingContent(booking, hotel);
  const hash = fingerprintOf({ isCancelled, content: body });
  return hash === told ? undefined : { kind, hash, body };
}

type Booking = Pick<BookedReservation, 'createdAt' | 'referenceNumber'>;

/** Who tells it. */
export const source = element(
  'POS',
  {},
  element(
    'Source',
    {},
    element('RequestorID', { Type: 22, ID: 'PORTICO' }),
    element('BookingChannel', { Type: 7, Primary: 'true' }, element('CompanyName', {}, 'Portico')),
  ),
);

/** `HotelReservation`. `before`, `after`: elements around its number. */
export const reservationElement = (
  { createdAt, referenceNumber }: Booking,
  attributes: { readonly LastModifyDateTime?: string | undefined; readonly ResStatus?: string },
  { before = '', after }: { readonly before?: string; readonly after: string },
) =>
  element(
    'HotelReservation',
    { CreateDateTime: createdAt.toISOString(), ...attributes },
    before,
    element('UniqueID', { Type: 14, ID: referenceNumber }),
    after,
  );

/** When a message was made that tells of a change. */
export const modifiedAt = ({ kind, madeAt }: Pick<TriedMessage, 'kind' | 'madeAt'>) =>
  kind === 'Commit' ? undefined : madeAt.toISOString();

/** `OTA_HotelResNotifRQ`. A further try says the same under the same token, and that it is one. */
export const pushXml = (message: TriedMessage, booking: Booking) =>
  element(
    'OTA_HotelResNotifRQ',
    {
      xmlns: OTA,
      Version: '1.0',
      ResStatus: message.kind,
      EchoToken: message.messageId,
      TimeStamp: message.madeAt.toISOString(),
      RetransmissionIndicator: message.tries > 1 ? 'true' : undefined,
    },
    source,
    element(
      'HotelReservations',
      {},
      reservationElement(booking, { LastModifyDateTime: modifiedAt(message) }, { after: message.body }),
    ),
  );
