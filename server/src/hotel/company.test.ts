import { buildCompany, buildHotelFile } from '@portico/testing/builders/hotel-file';
import { openWorld, type World } from '@portico/testing/world/world';
import { afterEach, expect, test } from 'vitest';

let world: World | undefined;
afterEach(() => world?.close());

const companies = [
  buildCompany({ id: 1, name: 'Marram Freight Ltd', code: 'FREIGHT-7' }),
  buildCompany({ id: 2, name: 'Café Marrämon' }),
  buildCompany({ id: 3, name: 'Marram Quiet & Co', optedIn: false }),
  ...Array.from({ length: 12 }, (_, index) => buildCompany({ id: 10 + index, name: `Dune ${index + 10}` })),
];

async function open(limits = {}, settings = {}): Promise<World> {
  const hotel = buildHotelFile({ settings: { enablePayByCompanyInvoice: true, ...settings }, companies });
  world = await openWorld({ hotel, limits });
  return world;
}

const searchCompanies = ({ app }: World, query: Record<string, string>) =>
  app.inject({ url: '/api/Company/SearchCompanies', query: { propertyId: '7', ...query } });

test('three letters find companies that opted in, whatever their case and accents, and return their name and whether they require a code', async () => {
  const answer = await searchCompanies(await open(), { query: 'MARRÁM' });
  expect(answer.json()).toEqual([
    { AccountId: 1, Name: 'Marram Freight Ltd', AsksCode: true },
    { AccountId: 2, Name: 'Café Marrämon', AsksCode: false },
  ]);
});

test('no more than ten are answered, and none for an unknown name', async () => {
  const hotel = await open();
  const ten = (await searchCompanies(hotel, { query: 'dune' })).json<{ Name: string }[]>();
  expect(ten.map(({ Name }) => Name)).toEqual(Array.from({ length: 10 }, (_, index) => `Dune ${index + 10}`));
  expect((await searchCompanies(hotel, { query: 'nobody' })).json()).toEqual([]);
});

test('a hotel that takes no company’s invoice has no companies', async () => {
  expect(
    (await searchCompanies(await open({}, { enablePayByCompanyInvoice: false }), { query: 'marram' })).json(),
  ).toEqual([]);
});

test('a client with too many requests gets the time to retry, and whom to call', async () => {
  const hotel = await open({ companySearchesPerAddress: 2 });
  await searchCompanies(hotel, { query: 'marram' });
  await searchCompanies(hotel, { query: 'dune' });
  const third = await searchCompanies(hotel, { query: 'marram' });
  expect(third.statusCode).toBe(429);
  expect(third.headers['retry-after']).toBe('600');
  expect(third.json()).toEqual({
    Message:
      'That was a lot of searches for companies. Please try again in 10 minutes, or call us on +44 1632 960001.',
    RefusalCode: 'request.too-many',
  });
});

test.each<[Record<string, string>, number]>([
  [{}, 400],
  [{ query: '' }, 400],
  [{ query: 'ma' }, 400],
  [{ query: '  m  ' }, 400],
  [{ query: '...' }, 400],
  // Letters in Unicode that vanish when names are compared. If they counted, one real letter would be enough.
  [{ query: '\uff9e\uff9e\uff9e' }, 400],
  [{ query: '\uff9e\uff9em' }, 400],
  [{ query: 'x'.repeat(101) }, 400],
  [{ query: 'mar\u0000ram' }, 400],
  [{ query: '4242424242424242' }, 400],
  [{ query: '(a+)+$marram' }, 200],
  [{ query: '%%%marram' }, 200],
  [{ query: "'; DROP TABLE property; --" }, 200],
  [{ query: '\u202emarram' }, 200],
  [{ query: 'marram', propertyId: 'quay' }, 400],
  [{ query: 'marram', propertyId: '8' }, 404],
  [{ query: 'marram', optedIn: 'false' }, 400],
])('requested with %j it answers %i', async (query, status) => {
  const answer = await searchCompanies(await open(), query);
  expect(answer.statusCode).toBe(status);
  if (status !== 200) expect(answer.json()).toHaveProperty('Message');
});
