import * as z from 'zod';
import { managedBookerSchema } from '../calls/parts/booker.ts';
import { guestCounts } from '../calls/parts/guest.ts';
import { managedGuestSchema, managedLeadGuestSchema } from '../calls/parts/managed-guest.ts';
import { wireTaxes } from '../calls/parts/taxes.ts';
import { wirePromotionSchema } from '../calls/rate.ts';
import { bookingStatus } from '../calls/reservation-create.ts';
import { wireAmount, wireDateOut, wireId } from '../calls/wire-parts.ts';
import type { EventType } from '../event-types.ts';

const currency = z.string().meta({ description: 'ISO 4217' });
const night = z.strictObject({ Date: wireDateOut, TotalCost: wireAmount });
const service = z.strictObject({
  ServiceId: wireId,
  ServiceName: z.string(),
  Quantity: z.int(),
  TotalCost: wireAmount,
});

const room = z.strictObject({
  ReservationItemId: z.uuid(),
  RoomNumber: z.int(),
  DateOfArrival: wireDateOut,
  DateOfDeparture: wireDateOut,
  RoomTypeId: wireId,
  RoomTypeName: z.string(),
  RatePlanId: wireId,
  RatePlanName: z.string(),
  ...guestCounts,
  ChildAges: z.array(z.int()),
  LeadGuest: managedLeadGuestSchema,
  Guests: z.array(managedGuestSchema),
  RoomConfiguration: z.strictObject({ Id: wireId, Name: z.string() }).nullable(),
  Promotion: wirePromotionSchema.nullable(),
  Nights: z.array(night),
  Services: z.array(service),
  TotalCost: wireAmount,
  IsCancelled: z.boolean(),
  CancellationFee: wireAmount,
});

const booking = z.strictObject({
  PropertyId: wireId,
  ReservationNumber: z.string(),
  Status: bookingStatus,
  Version: z.int().meta({ description: 'Rises with each change: of several events use the highest' }),
  BookedAt: z.iso.datetime(),
  DateFrom: wireDateOut,
  DateTo: wireDateOut,
  Booker: managedBookerSchema,
  Company: z.strictObject({ AccountId: wireId, Name: z.string(), PONumber: z.string() }).nullable(),
  SpecialRequests: z.string().nullable(),
  Comment: z.string().nullable(),
  PromoCode: z.string().nullable(),
  Rooms: z.array(room).meta({ description: 'All, cancelled ones too' }),
  Currency: currency,
  TotalCost: wireAmount,
  TotalVat: wireAmount,
  ...wireTaxes,
  CancellationFees: wireAmount,
  GiftVoucherAmount: wireAmount,
  DueNow: wireAmount,
  DueLater: z.array(z.strictObject({ Date: wireDateOut, Amount: wireAmount })),
  DueAtHotel: wireAmount,
  DueOnInvoice: wireAmount,
  PaidAtHotel: wireAmount,
});

const numbers = { ReservationNumber: z.string().nullable(), InvoiceNumber: z.string().nullable() };

const payment = z.strictObject({
  PropertyId: wireId,
  PaymentId: z.uuid(),
  Purpose: z.enum(['booking', 'scheduled', 'change', 'invoice', 'guarantee']),
  ...numbers,
  Amount: wireAmount,
  Currency: currency,
  Provider: z.string(),
  ProviderReference: z.string(),
  Card: z.strictObject({ Name: z.string(), LastFour: z.string() }).nullable(),
});

const refund = z.strictObject({
  PropertyId: wireId,
  RefundId: z.uuid(),
  PaymentId: z.uuid(),
  Reason: z.enum(['cancelled', 'changed', 'wrong-amount', 'no-room-left', 'nothing-outstanding']),
  ...numbers,
  Amount: wireAmount,
  Currency: currency,
});

const table = z.strictObject({
  PropertyId: wireId,
  BookingReference: z.string(),
  Status: z.enum(['Booked', 'Cancelled']),
  BookedAt: z.iso.datetime(),
  RestaurantId: wireId,
  RestaurantName: z.string(),
  VisitDate: wireDateOut,
  VisitTime: z.string(),
  UntilTime: z.string(),
  PartySize: z.int(),
  Promotion: z
    .strictObject({ Id: wireId, Name: z.string(), PricePerPerson: wireAmount.nullable() })
    .nullable(),
  ReservationNumber: z.string().nullable(),
  Email: z.string(),
  ContactNumber: z.string(),
  SpecialRequests: z.string().nullable(),
});

/** The parts of events, by the names of their types. */
export const eventParts = {
  EventBooking: booking,
  EventRoom: room,
  EventPayment: payment,
  EventRefund: refund,
  EventTable: table,
} as const;

interface DescribedEvent {
  readonly summary: string;
  readonly data: z.ZodType;
}

/** When each event is sent, and its `data`. Rule: docs/webhooks.md, "Events". */
export const describedEvents: Readonly<Record<EventType, DescribedEvent>> = {
  'reservation.confirmed': { summary: 'A booking is confirmed', data: booking },
  'reservation.changed': {
    summary: 'A booking is changed, or some of its rooms are cancelled',
    data: booking,
  },
  'reservation.cancelled': { summary: 'A booking is cancelled', data: booking },
  'payment.received': { summary: 'Money was taken', data: payment },
  'payment.refunded': { summary: 'The provider has refunded money', data: refund },
  'pre-check-in.completed': { summary: 'A guest has completed pre-check-in', data: booking },
  'table.booked': { summary: 'A restaurant table is booked', data: table },
  'table.cancelled': { summary: 'A restaurant table is cancelled', data: table },
};

/** The body of an event. */
export function eventSchema(type: EventType) {
  return z.strictObject({
    type: z.literal(type),
    timestamp: z.iso.datetime().meta({ description: 'When it happened' }),
    data: describedEvents[type].data,
  });
}
