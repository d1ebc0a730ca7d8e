import { mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildBooking, buildFlexibleBooking, buildRoom } from '@portico/testing/booking/booking-body';
import { openWorld, type World } from '@portico/testing/world/world';
import { buildHotelFile, buildRatePlan, FLEXIBLE, saver } from '@portico/testing/builders/hotel-file';
import { sendAllDue } from '../platform/outbox/outbox-sender.ts';
import { partsOf } from '@portico/testing/mail/parts-of';
import { secrets } from '@portico/testing/portico/secrets';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readLinkCode } from '../access/link-code.ts';
import { folderMail } from '../platform/mail/folder-mail.ts';
import type { Mail } from '../platform/mail/mail.ts';

let world: World;
beforeEach(async () => {
  const entries = [{ daysBefore: 2, at: '18:00', charge: { fee: 'Nights', value: 1 } as const }];
  const flexible = buildRatePlan({ cancellation: { entries, noShow: { fee: 'Full' } } });
  world = await openWorld({ hotel: buildHotelFile({ ratePlans: [flexible, buildRatePlan(saver)] }) });
});
afterEach(() => world.close());

async function mailsOf(
  body: unknown,
): Promise<{ guest: Mail; hotel: Mail; token: string; reference: string }> {
  const answer = await world.book(body);
  const mails = await world.mails();
  const [guest, hotel] = mails.sort((a, b) => (a.to.address < b.to.address ? -1 : 1));
  if (guest === undefined || hotel === undefined) throw new Error('two mails were expected');
  return {
    guest,
    hotel,
    token: String(answer.body.ConfirmationToken),
    reference: String(answer.body.ReferenceNumber),
  };
}

test('the guest’s mail has number, dates, sums, terms and links that lead somewhere', async () => {
  const { guest, reference } = await mailsOf(buildBooking());
  expect(guest.to).toEqual({ name: 'Ada Lovelace', address: 'ada@example.com' });
  expect(guest.replyTo).toBe('desk@quay.example');
  expect(guest.subject).toBe(`Booked: ${reference}, The Quay, Wednesday 3rd March 2027`);
  for (const part of partsOf(guest)) {
    expect(part).toContain(reference);
    expect(part).toContain('Thank you, Ada.');
    expect(part).toContain('£160.00');
    expect(part).toContain('£26.67');
    expect(part).toContain('Paid on Sat 20 Feb 2027, Visa ending 4242');
    expect(part).toContain('1 adult');
    expect(part).toContain('2 nights');
    expect(part).toContain(`https://book.example/Manage/Quay/Reservation/${reference}/`);
    expect(part.replaceAll('&amp;', '&')).toContain(
      'https://book.example/api/Reservation/Calendar?propertyId=7&referenceNumber=',
    );
    expect(part).toContain('https://quay.example/');
    expect(part).toContain('Follow the harbour wall.');
  }
  // A narrow window breaks none of them. The number is grouped but copies without spaces.
  const fob = guest.html.match(/class="number"[^>]*>(.*?)<\/span\s*>\s*<\/td>/s)?.[1] ?? '';
  expect(fob.match(/<span/g)).toHaveLength(3);
  expect(fob.replaceAll(/<[^>]*>|\s/g, '')).toBe(reference);
  expect(guest.html).toContain('<meta name="color-scheme" content="light dark" />');
  expect(guest.html).toContain('from Wednesday\u00a03rd\u00a0March\u00a02027.');
  expect(guest.html).toContain('2\u00a0nights · Ada Lovelace · 1\u00a0adult');
  expect(guest.text).toContain('Arrival: Wednesday 3rd March 2027, from 15:00');
  expect(guest.text).toContain('Departure: Friday 5th March 2027, by 11:00');
});

test('the guest’s mail leads to the page that says how to find the hotel, if it has one', async () => {
  const plain = await mailsOf(buildBooking());
  for (const part of partsOf(plain.guest)) expect(part).not.toContain('How to find us');
  await world.close();
  world = await openWorld({
    hotel: buildHotelFile({ property: { where: { intro: 'On the wall.' } } }),
  });
  const { guest } = await mailsOf(buildBooking());
  expect(guest.text).toContain('How to find us: https://book.example/Book/Quay/Where');
  expect(guest.html).toContain('href="https://book.example/Book/Quay/Where"');
});

test('the link of the guest’s mail is that of this booking, and no mail to others has it', async () => {
  const { guest, hotel, reference } = await mailsOf(buildBooking());
  const codes = partsOf(guest).map((part) => /\/Manage\/Quay\/Reservation\/\w{10}\/([\w-]+)/.exec(part)?.[1]);
  expect(new Set(codes).size).toBe(1);
  const { kysely } = world.db.database;
  const { reservation_id: reservationId } = await kysely
    .selectFrom('reservation')
    .select('reservation_id')
    .where('reference_number', '=', reference)
    .executeTakeFirstOrThrow();
  const link = readLinkCode(secrets, 'manage', String(codes[0]));
  expect(link).toEqual({ propertyId: 7, reservationId, linkVersion: 1, by: 'link', openUntil: '2027-04-04' });
  for (const part of [...partsOf(hotel), ...guest.attachments.map(({ text }) => text)])
    expect(part).not.toContain('/Manage/');
});

test('the guest’s mail and the hotel’s note list each step of cancelling', async () => {
  const { guest, hotel } = await mailsOf(buildFlexibleBooking());
  const words =
    'Cancel free of charge until 18:00 on Monday 1st March 2027. After that it costs one night, £100.00. ' +
    'If you do not come, it costs the whole price, £200.00. Times are the hotel’s.';
  for (const part of [guest, hotel].flatMap(partsOf)) expect(part).toContain(words);
  expect(guest.text).toContain('To pay at the hotel: £200.00');
});

test('where rooms are cancelled by other terms, each is named with its own', async () => {
  const rooms = [buildRoom(), buildRoom({ RatePlanId: FLEXIBLE, TotalCost: 200 })];
  const { guest, hotel } = await mailsOf(buildBooking({ Rooms: rooms }));
  for (const { text } of [guest, hotel]) {
    expect(text).toContain('Room 1, Double: Cancel free of charge at any time before you arrive.');
    expect(text).toContain('Room 2, Double: Cancel free of charge until 18:00 on Monday 1st March 2027.');
  }
});

test('the hotel’s note has guest, rooms, nights, sums and what they wrote', async () => {
  const { hotel } = await mailsOf(buildBooking({ Notes: 'A cot, please', Comment: 'Arriving by boat' }));
  expect(hotel.to.address).toBe('desk@quay.example');
  expect(hotel.replyTo).toBe('ada@example.com');
  for (const part of partsOf(hotel)) {
    for (const fact of ['Ada Lovelace', '+44 7700 900123', 'SW1Y 4JH', 'United Kingdom', 'Double', 'Saver'])
      expect(part).toContain(fact);
    for (const fact of [
      'Wed 3 Mar 2027',
      'Thu 4 Mar 2027',
      '£80.00',
      '£160.00',
      'A cot, please',
      'Arriving by boat',
    ])
      expect(part).toContain(fact);
  }
  // No date wraps in a small window.
  const shown = hotel.html.slice(hotel.html.indexOf('<main>'));
  expect(shown).toContain('Wed\u00a03\u00a0Mar\u00a02027 to Fri\u00a05\u00a0Mar\u00a02027');
  expect(shown).not.toMatch(/\d Mar|Mar \d/);
});

test('what a guest writes cannot pass for lines of the hotel’s mail', async () => {
  const { hotel } = await mailsOf(
    buildBooking({
      Notes: 'A cot\r\n\r\nSums\n  Total: £0.00\u2028Paid \u202eyllaer',
      PromoCode: 'TEN\nCancelling\nFree',
      Comment: 'Cancelling\n\tFree of charge, 家族👨‍👩‍👧',
    }),
  );
  const lines = hotel.text.split(/[\r\n\u2028\u0085]/);
  const written = [
    '> A cot',
    '> ',
    '> Sums',
    '>   Total: £0.00',
    '> Paid yllaer',
    '> TEN',
    '> Cancelling',
    '> Free',
    '> Cancelling',
    '> \tFree of charge, 家族👨‍👩‍👧',
  ];
  expect(lines.filter((line) => line.startsWith('>'))).toEqual(written);
  for (const own of ['Sums', 'Cancelling']) expect(lines.filter((line) => line === own)).toHaveLength(1);
  expect(lines.filter((line) => line.trim().startsWith('Total: '))).toEqual(['  Total: £160.00']);
  const quoted = [...hotel.html.matchAll(/<blockquote[^>]*>(.*?)<\/blockquote>/gs)].map(([, inner]) => inner);
  expect(quoted.join('').match(/<div>&gt; /g)).toHaveLength(written.length);
  for (const sign of ['\u202e', '\u2028']) expect(hotel.html + hotel.text).not.toContain(sign);
});

test('whatever a guest writes stays text', async () => {
  const evil = '<img src=x onerror=alert(1)>"\'&';
  const { guest, hotel } = await mailsOf(
    buildBooking({
      Notes: evil,
      Booker: { ...buildBooking().Booker, FirstName: evil, LastName: evil },
      Rooms: [buildRoom({ LeadGuest: { FirstName: evil, LastName: evil } })],
    }),
  );
  for (const { html } of [guest, hotel]) {
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;');
  }
});

test('without a mail server mails are written to a folder, and a second try replaces the first', async () => {
  const folder = path.join(mkdtempSync(path.join(os.tmpdir(), 'portico-mail-')), 'mail');
  await world.book(buildBooking());
  const keep = folderMail({ folder, from: 'bookings@portico.invalid' });
  await sendAllDue(
    world.sender({
      sendMail: async (mail) => {
        await keep(mail);
        await keep(mail);
      },
    }),
  );
  const names = readdirSync(folder).sort();
  expect(names.map((name) => path.extname(name))).toEqual(['.eml', '.json', '.eml', '.json']);
  const [eml = '', json = ''] = names;
  // Windows has no such modes.
  const mayRead = (name: string) => statSync(path.join(folder, name)).mode & 0o077;
  if (process.platform !== 'win32') expect(names.map(mayRead)).toEqual([0, 0, 0, 0]);
  const shown = JSON.parse(readFileSync(path.join(folder, json), 'utf8')) as Record<string, string>;
  expect(Object.keys(shown).sort()).toEqual(['date', 'html', 'messageId', 'subject', 'text', 'to']);
  const message = readFileSync(path.join(folder, eml), 'utf8');
  expect(message).toContain(`Message-ID: ${shown['messageId']}`);
  expect(message).toContain('From: The Quay <bookings@portico.invalid>');
  expect(shown['messageId']).toBe(`<${path.basename(eml, '.eml')}@portico.invalid>`);
});
