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
const source = element(
  'POS',
  {},
  element(
    'Source',
    {},
    element('RequestorID', { Type: 22, ID: 'PORTICO' }),
    element('BookingChannel', { Type: 7, Primary: 'true' }, element('CompanyName', {}, 'Portico')),
  ),
);

/** `OTA_HotelResNotifRQ`. A further try says the same under the same token, and that it is one. */
export function pushXml(
  { messageId, kind, body, madeAt, tries }: TriedMessage,
  { createdAt, referenceNumber }: Booking,
): string {
  const time = madeAt.toISOString();
  return element(
    'OTA_HotelResNotifRQ',
    {
      xmlns: OTA,
      Version: '1.0',
      ResStatus: kind,
      EchoToken: messageId,
      TimeStamp: time,
      RetransmissionIndicator: tries > 1 ? 'true' : undefined,
    },
    source,
    element(
      'HotelReservations',
      {},
      element(
        'HotelReservation',
        {
          CreateDateTime: createdAt.toISOString(),
          LastModifyDateTime: kind === 'Commit' ? undefined : time,
        },
        element('UniqueID', { Type: 14, ID: referenceNumber }),
        body,
      ),
    ),
  );
}
