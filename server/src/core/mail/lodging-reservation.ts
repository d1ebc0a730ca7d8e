import { currencyDigits } from '@portico/domain/money/currency';
import { decimalOf } from '@portico/domain/money/decimal';
import { scriptJson } from '../../platform/html/escape-html.ts';
import { addressLine, confirmationUrl, type BookingFacts } from './booking-facts.ts';
import type { Html } from './html.ts';
import { offsetDateTime } from './stay-instants.ts';

/** The booking as schema.org's LodgingReservation, which mail programs show beside the mail. */
export function lodgingReservation(facts: BookingFacts): Html {
  const { reservation } = facts;
  const { property } = facts.hotel.definition;
  const { firstName, lastName } = reservation.booker;
  const { arrival, departure } = reservation.stay;
  const markup = {
    '@context': 'http://schema.org',
    '@type': 'LodgingReservation',
    reservationNumber: reservation.referenceNumber,
    reservationStatus: 'http://schema.org/ReservationConfirmed',
    underName: { '@type': 'Person', name: `${firstName} ${lastName}` },
    reservationFor: {
      '@type': 'LodgingBusiness',
      name: property.name,
      address: addressLine(facts),
      telephone: property.telephone,
    },
    checkinDate: offsetDateTime(arrival, property.checkInTime, property.timeZone),
    checkoutDate: offsetDateTime(departure, property.checkOutTime, property.timeZone),
    url: confirmationUrl(facts),
    totalPrice: decimalOf(reservation.grossMinor, reservation.currency).toFixed(
      currencyDigits(reservation.currency),
    ),
    priceCurrency: reservation.currency,
  };
  const json = scriptJson(markup).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
  return { html: `<script type="application/ld+json">${json}</script>` };
}
