import { secrets } from '../portico/secrets.ts';
import type { DirectProvider, PaymentPort } from '@portico/server/payments/payment-port';
import type { CreateRequestBody } from '@portico/contract/calls/reservation-create';
import { sendAllDue, type OutboxSenderDeps } from '@portico/server/platform/outbox/outbox-sender';
import { deliverMessage } from './deliver-message.ts';
import { buildHotelFile, buildRatePlan, saver, type HotelFileOptions } from '../builders/hotel-file.ts';
import { approvedCard, buildBooking, buildFlexibleBooking, buildRoom } from './booking-body.ts';
import { openBookingWorld } from './booking-world.ts';
import { whileNoCardIsSaved } from './while-no-card-is-saved.ts';

const later = [
  { automaticPaymentType: 'DaysBeforeArrival' as const, percentageToCharge: 60, daysBeforeArrival: 2 },
  { automaticPaymentType: 'DaysBeforeArrival' as const, percentageToCharge: 20, daysBeforeArrival: 1 },
];

export interface LaterWorldOptions {
  readonly timeZone?: string;
  readonly property?: HotelFileOptions['property'];
  readonly settings?: HotelFileOptions['settings'];
  readonly giftVouchers?: HotelFileOptions['giftVouchers'];
  /** Wraps the acquirer. */
  readonly payments?: (acquirer: DirectProvider) => PaymentPort;
  /** The public URL; none by default. */
  readonly publicUrl?: string;
}

/**
 * A booking world with later charges. Flexible charges 60 % two days and 20 % one day before arrival, on 1 and 2 March
 * 2027. Saver charges its other 20 % at once.
 */
export async function openLaterWorld(options: LaterWorldOptions = {}) {
  const { timeZone = 'Europe/London', payments = (port) => port } = options;
  const { property, settings, giftVouchers } = options;
  const atOnce = { automaticPaymentType: 'AtTimeOfBooking' as const, percentageToCharge: 20 };
  const ratePlans = [
    buildRatePlan({ payment: later }),
    buildRatePlan({ ...saver, payment: [atOnce, ...later] }),
  ];
  const hotel = buildHotelFile({
    ratePlans,
    property: { timeZone, ...property },
    ...(settings && { settings }),
    ...(giftVouchers && { giftVouchers }),
  });
  const world = await openBookingWorld({
    hotel,
    payments,
    ...(options.publicUrl !== undefined && { publicUrl: options.publicUrl }),
  });
  const { kysely } = world.db.database;

  /** One process that works on the outbox. */
  const sender = (): OutboxSenderDeps => {
    const { database, clock, log } = world.deps;
    const publicUrl = 'https://quay.example';
    const deps = { ...world.deps, sendMail: async () => undefined, publicUrl, secrets };
    return { database, clock, deliver: (message, due) => deliverMessage(deps, message, due), log };
  };

  return {
    ...world,
    sender,
    /** 200.00 with a card that is only saved: 120.00 on 1 March, 40.00 on 2 March. */
    bookKeepingCard: (expiry: { ExpiryMonth?: number; ExpiryYear?: number } = {}) => {
      const CardDetails = { ...approvedCard, ...expiry };
      return world.create(buildFlexibleBooking({ CardDetails, PaymentType: 0 }));
    },
    /** The same without a card. */
    bookWithoutCard: () => whileNoCardIsSaved(world, hotel, () => world.create(buildFlexibleBooking())),
    /** 160.00, 32.00 of it at once: 96.00 on 1 March, 32.00 on 2 March. */
    bookPayingPart: (body: Partial<CreateRequestBody> = {}) =>
      world.create(buildBooking({ PaymentAmount: 32, Rooms: [buildRoom()], ...body })),
    /** Runs the outbox as a server does when its clock shows `instant`. */
    runAt: async (instant: string) => {
      world.setNow(instant);
      await sendAllDue(sender());
    },
    /** The scheduled charges, by date. */
    charges: () =>
      kysely
        .selectFrom('payment_attempt')
        .select(['status', 'amount', 'due_date', 'settled_at', 'look_at'])
        .where('purpose', '=', 'scheduled')
        .orderBy('due_date')
        .execute(),
    /** Kinds of all messages ever written, except those of the booking itself. */
    written: async () => {
      const rows = await kysely.selectFrom('outbox').select('kind').orderBy('kind').execute();
      const ofTheBooking = ['guest-confirmation', 'hotel-notification', 'scheduled-charge'];
      return rows.map(({ kind }) => kind).filter((kind) => !ofTheBooking.includes(kind));
    },
    /** Payments the acquirer has taken. */
    taken: () => world.acquired().filter(({ status }) => status === 'paid'),
  };
}

export type LaterWorld = Awaited<ReturnType<typeof openLaterWorld>>;
