import { buildBooking } from '@portico/testing/booking/booking-body';
import { openWorld, type World } from '@portico/testing/world/world';
import { buildHotelFile } from '@portico/testing/builders/hotel-file';
import { afterEach, expect, test } from 'vitest';
import type { Mail } from '../platform/mail/mail.ts';

let world: World;
afterEach(() => world.close());

async function confirmation(
  options: { booker?: object; property?: object } = {},
): Promise<{ mail: Mail; again: () => Promise<Mail>; reference: string; token: string; id: string }> {
  world = await openWorld({ hotel: buildHotelFile({ property: options.property ?? {} }) });
  const booking = buildBooking();
  const { body } = await world.book(buildBooking({ Booker: { ...booking.Booker, ...options.booker } }));
  const { kysely } = world.db.database;
  const send = async () => {
    await kysely.updateTable('outbox').set({ sent_at: null }).execute();
    const mail = (await world.mails()).find(({ subject }) => subject.startsWith('Booked'));
    if (mail === undefined) throw new Error('no confirmation was sent');
    return mail;
  };
  const row = await kysely.selectFrom('reservation').select('reservation_id').executeTakeFirstOrThrow();
  const mail = await send();
  return {
    mail,
    again: send,
    reference: String(body.ReferenceNumber),
    token: String(body.ConfirmationToken),
    id: row.reservation_id,
  };
}

const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

function markupOf({ html }: Mail): Record<string, unknown> {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)];
  expect(scripts).toHaveLength(1);
  return JSON.parse(scripts[0]?.[1] ?? '') as Record<string, unknown>;
}

test('the confirmation carries the stay as a calendar file, in UTC, under a UID that stays', async () => {
  const { mail, again, reference, token, id } = await confirmation({
    // An hour ahead of UTC at that time of the year.
    property: { timeZone: 'Europe/Berlin', checkInTime: '15:30' },
  });
  const [file] = mail.attachments;
  expect(file?.name).toBe(`${reference}.ics`);
  expect(file?.contentType).toBe('text/calendar; charset=utf-8; method=PUBLISH');
  const lines = unfolded(file?.text ?? '');
  expect(lines).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Portico//Portico//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${id}@portico`,
    'SEQUENCE:0',
    'DTSTAMP:20270220T120000Z',
    'DTSTART:20270303T143000Z',
    'DTEND:20270305T100000Z',
    'SUMMARY:Stay at The Quay',
    'LOCATION:The Quay\\, 1 Harbour Street\\, Porthaven\\, PH1 1AA',
    `DESCRIPTION:Reservation number: ${reference}\\nDouble is yours.\\n+44 1632 960001\\, desk@quay.example`,
    `URL;VALUE=URI:https://book.example/Book/Quay/Confirmation/${token}`,
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
  expect((await again()).attachments).toEqual([file]);
});

test('no line of the calendar file is longer than 75 octets, whatever the hotel is called', async () => {
  const name = 'Ærøskøbing’s “Grand” Hôtel 🏰🏰🏰🏰, Spa; & Gästehaus \\ am großen Fährhafen, since 1893';
  const { mail } = await confirmation({ property: { name } });
  const text = mail.attachments[0]?.text ?? '';
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const summary = unfolded(text).find((line) => line.startsWith('SUMMARY:'));
  const written = name.replaceAll('\\', '\\\\').replaceAll(',', '\\,').replaceAll(';', '\\;');
  expect(summary).toBe(`SUMMARY:Stay at ${written}`);
});

test('the confirmation names the booking to mail programs', async () => {
  const { mail, reference, token } = await confirmation();
  expect(markupOf(mail)).toEqual({
    '@context': 'http://schema.org',
    '@type': 'LodgingReservation',
    reservationNumber: reference,
    reservationStatus: 'http://schema.org/ReservationConfirmed',
    underName: { '@type': 'Person', name: 'Ada Lovelace' },
    reservationFor: {
      '@type': 'LodgingBusiness',
      name: 'The Quay',
      address: '1 Harbour Street, Porthaven, PH1 1AA',
      telephone: '+44 1632 960001',
    },
    checkinDate: '2027-03-03T15:00:00+00:00',
    checkoutDate: '2027-03-05T11:00:00+00:00',
    url: `https://book.example/Book/Quay/Confirmation/${token}`,
    totalPrice: '160.00',
    priceCurrency: 'GBP',
  });
});

test.each(['O’Brien', "O'Brien", '</script><b>', 'Zoë 🦆', 'עדה', '<!--'])(
  'no name ends the script or the element it stands in: %s',
  async (name) => {
    const { mail } = await confirmation({ booker: { FirstName: name, LastName: name } });
    expect(markupOf(mail)['underName']).toEqual({ '@type': 'Person', name: `${name} ${name}` });
    expect(mail.html).not.toContain('</script><b>');
    expect(mail.html).not.toContain('<!--');
    expect(mail.text).toContain(`Thank you, ${name}.`);
  },
);

test('a line or paragraph separator in a stored name breaks no line of what mail programs read', async () => {
  const { again } = await confirmation();
  const lastName = 'Love\u2028lace\u2029';
  const { kysely } = world.db.database;
  const stored = await kysely.selectFrom('reservation').select('booker').executeTakeFirstOrThrow();
  const booker = JSON.stringify({ ...(stored.booker as object), lastName });
  await kysely.updateTable('reservation').set({ booker }).execute();
  const mail = await again();
  expect(markupOf(mail)['underName']).toMatchObject({ name: `Ada ${lastName}` });
  const script = /<script type="application\/ld\+json">(.*?)<\/script>/su.exec(mail.html)?.[1];
  expect(script).toContain('Love\\u2028lace\\u2029');
  expect(script).not.toMatch(/[\u2028\u2029]/);
});

test.each([
  ['Nguyễn Thị', 'Śląska'],
  ['世民', '李'],
  ['Ọláólúwa', 'O’Brien-Ñandú'],
  ['Ђорђе', 'Ιωάννου'],
])('%s %s is named so in the confirmation, in the mail and in its markup', async (FirstName, LastName) => {
  const { mail, token } = await confirmation({ booker: { FirstName, LastName } });
  expect(mail.to.name).toBe(`${FirstName} ${LastName}`);
  for (const part of [mail.html, mail.text]) expect(part).toContain(FirstName);
  expect(markupOf(mail)).toMatchObject({ underName: { name: `${FirstName} ${LastName}` } });
  const confirmed = await world.guest().confirmation(token);
  expect(confirmed.body['Booker']).toMatchObject({ FirstName, LastName });
});
