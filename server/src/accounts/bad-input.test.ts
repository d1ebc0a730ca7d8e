import type { Guest } from '@portico/testing/world/guest';
import { openWorld, type World } from '@portico/testing/world/world';
import { PASSWORD, registration, withAccounts } from '@portico/testing/account/registration';
import { approvedCard } from '@portico/testing/booking/booking-body';
import { PROPERTY } from '@portico/testing/builders/hotel-file';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
let ada: Guest;
beforeAll(async () => {
  world = await openWorld({ hotel: withAccounts() });
  ada = await world.member();
});
afterAll(() => world.close());

const PropertyId = PROPERTY;
const anyId = '0192f1c0-7d5e-7000-8000-000000000001';

/** A complete body of each call. */
const bodies: readonly (readonly [string, Record<string, unknown>])[] = [
  ['/api/Account/Register', { ...registration, LanguageCode: 'en', EmailAddress: 'new@example.org' }],
  [
    '/api/Account/Authenticate',
    { PropertyId, LanguageCode: 'en', EmailAddress: 'x@example.org', Password: PASSWORD },
  ],
  ['/api/Account/ConfirmEmail', { PropertyId, Token: 'x', Password: 'x' }],
  ['/api/Account/ResendConfirmation', { PropertyId, LanguageCode: 'en', EmailAddress: 'x@example.org' }],
  ['/api/Account/RequestPasswordReset', { PropertyId, LanguageCode: 'en', EmailAddress: 'x@example.org' }],
  ['/api/Account/PasswordReset', { PropertyId, Token: 'x', Password: PASSWORD }],
  ['/api/Account/ChangePassword', { PropertyId, OldPassword: 'x', NewPassword: PASSWORD }],
  [
    '/api/Account/Update',
    {
      PropertyId,
      Firstname: 'Ada',
      Lastname: 'Lovelace',
      Telephone: '+44 7700 900123',
      Street: '1 Quay',
      City: 'Sowton',
      StateOrCounty: 'Devon',
      ZipCode: 'EX2',
      CountryId: 826,
      ReceiveBrandOffers: true,
    },
  ],
  ['/api/Account/Cards/Add', { PropertyId, CardDetails: approvedCard, BrowserData: null }],
  ['/api/Account/Cards/Remove', { PropertyId, CreditCardId: anyId }],
];

const values: readonly unknown[] = [
  null,
  '',
  ' ',
  0,
  -1,
  1.5,
  1e308,
  2 ** 53 + 1,
  '7',
  true,
  [],
  {},
  ['x'],
  { __proto__: null, constructor: 1 },
  'a\u0000b',
  '\ud800',
  '\u202Eevil',
  "O'Brien",
  "'; DROP TABLE account; --",
  '<script>alert(1)</script>',
  'x'.repeat(201),
  'x'.repeat(60_000),
  '4242 4242 4242 4242',
  'null',
];

test.each(bodies)(
  'whatever stands in a field of %s, the answer has words and is no defect',
  async (url, body) => {
    const invalidBodies = Object.keys(body).flatMap((field) =>
      values.map((value) => ({ ...body, [field]: value })),
    );
    const without = Object.fromEntries(Object.entries(body).filter((_, index) => index !== 1));
    for (const sent of [...invalidBodies, without, { ...body, Surprise: 1 }, {}]) {
      const { status, body: answer, text } = await ada.post(url, sent);
      expect([200, 400, 401, 404], text).toContain(status);
      expect(answer, text).toHaveProperty('Message');
      expect(text).not.toMatch(/\bat .*:\d+:\d+/);
    }
    await world.db.database.kysely.deleteFrom('outbox').execute();
  },
);

test.each([
  ['/api/Account', { propertyId: 'x' }],
  ['/api/Account/Reservations', { propertyId: '-1' }],
  ['/api/Account/Cards/Status', { propertyId: String(PROPERTY), cardRequestId: "' OR 1=1" }],
  ['/api/Account/Cards/Status', { propertyId: String(PROPERTY), cardRequestId: anyId }],
  ['/api/Account', {}],
])('a query that is none is answered in words: %s %j', async (url, query) => {
  const { status, body } = await ada.get(url, query);
  expect([400, 401, 404]).toContain(status);
  expect(body).toHaveProperty('Message');
});

test.each([
  ['portico-account-7=%'],
  ['portico-account-7='],
  [`portico-account-7=${'x'.repeat(4_000)}`],
  ['portico-account-7="\u0001"'],
  ['=;;,'],
])('an invalid cookie is no session: %s', async (cookie) => {
  const answer = await world.guest().get('/api/Account', { propertyId: String(PROPERTY) }, { cookie });
  expect(answer.status).toBe(401);
});
