import { randomUUID } from 'node:crypto';
import type { CreateResponse } from '@portico/contract/calls/reservation-create';
import type { ConfirmationResponse } from '@portico/contract/calls/reservation-read';
import { apiPaths } from '@portico/contract/paths';
import { moneyText } from '@portico/contract/texts/money-text';
import { fromWireAmount } from '@portico/contract/wire/amounts';
import { readReservation } from '@portico/server/core/read-reservation.store';
import type { PropertyId } from '@portico/domain/ids';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createBody } from '@portico/web/features/checkout/create-body';
import { paymentAsked } from '@portico/web/features/checkout/payment-asked';
import { approvedCard } from '../booking/booking-body.ts';
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { offeredStays, type OfferedStay } from '../penny/offered-stay.ts';
import { readMails } from '../portico/read-mails.ts';
import { startPortico, type RunningPortico } from '../portico/start-portico.ts';

const STAYS = 200;

interface BookedStay extends OfferedStay {
  readonly email: string;
  readonly created: CreateResponse;
}

let db: TestDatabase;
let portico: RunningPortico;
const booked: BookedStay[] = [];

/** £1,184.00: the words that the pages have for it. */
const total = ({ quote, hotel }: OfferedStay) => moneyText(quote.grossMinor, hotel.currency);

beforeAll(async () => {
  db = await createTestDatabase();
  portico = await startPortico(db.url);
  for await (const offered of offeredStays(portico.url)) {
    const email = `guest-${booked.length + 1}@example.com`;
    booked.push({ ...offered, email, created: await create(offered, email) });
    if (booked.length === STAYS) break;
  }
}, 180_000);

afterAll(async () => {
  await portico?.close();
  await db?.drop();
});

async function create(stay: OfferedStay, email: string): Promise<CreateResponse> {
  const asked = paymentAsked(stay.hotel, stay.rooms, stay.quote);
  const booker = {
    firstName: 'Ada',
    lastName: 'Lovelace',
    email,
    phone: '+44 7700 900123',
    street: '12 St James’s Square',
    city: '',
    stateOrCounty: '',
    postCode: 'SW1Y 4JH',
    countryId: 826,
    optIn: false,
  };
  const body = createBody({ ...stay, asked, booker, voucherCode: null, card: null, specialRequests: '' });
  const card = asked === 'nothing' ? null : approvedCard;
  const answer = await fetch(portico.url + apiPaths.reservationCreate(), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ ...body, CardDetails: card }),
  });
  return (await answer.json()) as CreateResponse;
}

test('Create accepts the total that the pages have made of Search', () => {
  for (const { label, created } of booked) {
    expect(created, label).toMatchObject({ Success: true, Status: 'Confirmed', RefusalCode: null });
  }
});

test('the reservation is stored with that total, room by room', async () => {
  for (const { label, created, rooms, quote, hotel } of booked) {
    const stored = await readReservation(db.database.kysely, hotel.property.PropertyId as PropertyId, {
      confirmationToken: created.ConfirmationToken ?? '',
    });
    expect(stored?.grossMinor, label).toBe(quote.grossMinor);
    expect(stored?.due, label).toEqual(quote.due);
    expect(
      stored?.rooms.map(({ grossMinor }) => grossMinor),
      label,
    ).toEqual(rooms.map(({ offer }) => offer.quote.grossMinor));
  }
});

test('Confirmation answers that total', async () => {
  for (const stay of booked) {
    const { label, created, rooms, hotel } = stay;
    const money = (amount: number) => moneyText(fromWireAmount(amount, hotel.currency), hotel.currency);
    const query = new URLSearchParams({
      propertyId: String(hotel.property.PropertyId),
      referenceNumber: created.ConfirmationToken ?? '',
    });
    const answer = await fetch(`${portico.url}${apiPaths.reservationConfirmation()}?${query}`);
    const confirmation = (await answer.json()) as ConfirmationResponse;
    expect(money(confirmation.TotalCost), label).toBe(total(stay));
    expect(
      confirmation.Rooms.map(({ TotalCost }) => money(TotalCost)),
      label,
    ).toEqual(rooms.map(({ offer }) => moneyText(offer.quote.grossMinor, hotel.currency)));
  }
});

test('the mail says that total, in HTML and as text', async () => {
  const isWritten = () => expect(readMails(portico.mailFolder)).toHaveLength(2 * STAYS);
  await vi.waitFor(isWritten, { timeout: 50_000, interval: 500 });
  const mails = readMails(portico.mailFolder);
  for (const stay of booked) {
    const mail = mails.find(({ to }) => to === stay.email);
    expect(mail?.text, stay.label).toContain(`\nTotal: ${total(stay)}\n`);
    expect(mail?.html, stay.label).toContain(total(stay));
  }
});
