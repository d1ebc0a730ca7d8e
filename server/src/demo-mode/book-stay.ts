import { createRequestSchema } from '@portico/contract/calls/reservation-create';
import { paymentTypeNumber } from '@portico/contract/calls/payment-types';
import { toWireAmount } from '@portico/contract/wire/amounts';
import { toWireGuestCounts } from '@portico/contract/wire/guest';
import type { DemoStay } from '@portico/demo/stays';
import { createReservation } from '../booking/create/create-reservation.ts';
import type { DemoDesk } from './demo-desk.ts';

/**
 * Books a stay as its guest or the hotel's staff do, at ten in the morning of `bookedOn`, or now if that is to come.
 * Returns its number; undefined: the hotel's rules or full nights refuse it.
 */
export async function bookStay(desk: DemoDesk, stay: DemoStay, now: Date): Promise<string | undefined> {
  const at = earlier(desk.instant(stay.bookedOn, 10), now);
  const { arrival, departure, roomTypeId, ratePlanId, adults, children, guest, requests, note, way } = stay;
  const room = { roomTypeId, ratePlanId, adults, children, infants: 0, childAges: [], extras: [] };
  const asked = { arrival, departure, promoCode: '', ratePlanCode: '', areStayRulesWaived: false };
  const priced = await desk.operate('NewBooking/Price', { ...asked, rooms: [room] }, at);
  if (priced === undefined) return undefined;
  if (way.by === 'card') return bookByCard(desk, { ...stay, way }, priced.totalMinor, at);
  const { accountId, poNumber } = way.by === 'invoice' ? way : { accountId: 0, poNumber: '' };
  const payments = {
    'on-arrival': { way: 'on-arrival' },
    link: { way: 'link', holdHours: 48 },
    invoice: { way: 'invoice', accountId, poNumber },
  } as const;
  const booked = await desk.operate(
    'NewBooking/Create',
    {
      ...asked,
      rooms: [{ ...room, bedOptionId: null, leadGuest: null }],
      booker: guest,
      requests,
      note,
      payment: payments[way.by],
      seenMinor: priced.totalMinor,
      reason: '',
    },
    at,
  );
  return booked?.number;
}

/** What is told of a day that has just begun is done by now. */
export const earlier = (one: Date, other: Date): Date => (one < other ? one : other);

type CardStay = DemoStay & { readonly way: Extract<DemoStay['way'], { readonly by: 'card' }> };

async function bookByCard(
  desk: DemoDesk,
  stay: CardStay,
  totalMinor: number,
  at: Date,
): Promise<string | undefined> {
  const book = (dueNowMinor: number) =>
    createReservation(
      desk.depsAt(at),
      createRequestSchema.parse(bodyOf(desk, stay, { totalMinor, dueNowMinor })),
      undefined,
      { accept: '*/*', ip: '127.0.0.1', address: '127.0.0.1' },
    );
  const inFull = await book(totalMinor);
  // A rate that asks for less now answers how much.
  const isLess = !inFull.ok && inFull.refusal.code === 'quote.price-changed' && 'sums' in inFull.refusal;
  const booked = isLess ? await book(inFull.refusal.sums.dueNowMinor) : inFull;
  return booked.ok ? booked.value.reservation?.referenceNumber : undefined;
}

function bodyOf(
  { hotel: { propertyId, currency, roomTypes } }: DemoDesk,
  { arrival, departure, roomTypeId, ratePlanId, adults, children, guest, requests, way }: CardStay,
  { totalMinor, dueNowMinor }: { readonly totalMinor: number; readonly dueNowMinor: number },
): unknown {
  const roomType = [...roomTypes.values()].find(({ part }) => part.id === roomTypeId);
  const { firstName: FirstName, lastName: LastName, email: Email, phone: Phone } = guest;
  const stay = { DateFrom: arrival, DateTo: departure };
  return {
    LanguageCode: 'en',
    PropertyId: propertyId,
    ...stay,
    Notes: requests,
    Booker: { FirstName, LastName, Email, Phone, Street: '4 Mill Lane', CountryId: 826, ZipCode: 'ME13 7ED' },
    PaymentAmount: toWireAmount(dueNowMinor, currency),
    PaymentType: paymentTypeNumber('card'),
    CardDetails: {
      CardNumber: way.number,
      NameOnCard: `${FirstName} ${LastName}`,
      EmailAddress: Email,
      CreditCardTypeId: 1,
      ExpiryMonth: 12,
      ExpiryYear: Number(departure.slice(0, 4)) + 3,
      SecurityCode: '987',
    },
    BrowserData: {
      ColorDepthInBits: 24,
      JavaScriptEnabled: true,
      BrowserLanguage: 'en-GB',
      ScreenHeight: 900,
      ScreenWidth: 1_440,
      UserAgent: 'Mozilla/5.0',
      TimezoneOffSet: 0,
    },
    Rooms: [
      {
        ...stay,
        RoomTypeId: roomTypeId,
        RoomConfigurationDropdownOptionId: roomType?.part.configurations[0]?.id ?? null,
        RatePlanId: ratePlanId,
        ...toWireGuestCounts({ adults, children, infants: 0 }),
        LeadGuest: { FirstName, LastName },
        TotalCost: toWireAmount(totalMinor, currency),
      },
    ],
  };
}
