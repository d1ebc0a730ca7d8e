import type { OtaHandlers } from '../ota/ota-handler.ts';
import type { TellDeps } from '../push/tell-booking.ts';
import { acknowledgeBookings } from './acknowledge-bookings.ts';
import { readBookings } from './read-bookings.ts';

/** What answers systems that read their bookings. Rule: docs/connections-ota.md, "Reading reservations". */
export const bookingHandlers = (deps: TellDeps): OtaHandlers =>
  new Map([
    [
      'OTA_ReadRQ',
      { right: 'reservations', answer: (message, connection) => readBookings(deps, message, connection) },
    ],
    [
      'OTA_NotifReportRQ',
      {
        right: 'reservations',
        answer: (message, connection) => acknowledgeBookings(deps, message, connection),
      },
    ],
  ]);
