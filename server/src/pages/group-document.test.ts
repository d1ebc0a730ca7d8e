import { documentDataId, type GroupDocumentData } from '@portico/contract/document-data';
import { buildGroupFile } from '@portico/testing/builders/group-file';
import { buildHotelFile } from '@portico/testing/builders/hotel-file';
import { insertGroup } from '@portico/testing/database/insert-group';
import { insertHotel } from '@portico/testing/database/insert-hotel';
import { openWorld, type World } from '@portico/testing/world/world';
import { afterAll, beforeAll, expect, test } from 'vitest';

const hostile = 'The <Shore> & "Sons" </script><script>alert(1)</script> $&';
const areas = [{ id: 1, name: 'The harbour', properties: ['quay'] }];
const samoa = { id: 8, code: 'Reef', timeZone: 'Pacific/Pago_Pago' };

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await insertHotel(world.db.database, buildHotelFile({ property: samoa }));
  await insertGroup(world.db.database, buildGroupFile(areas, { name: hostile }));
});
afterAll(() => world.close());

const get = (url: string) => world.app.inject({ url });

function dataOf(html: string): GroupDocumentData {
  const json = new RegExp(`id="${documentDataId}"[^>]*>(.*?)</script>`).exec(html)?.[1] ?? '';
  return JSON.parse(json) as GroupDocumentData;
}

test.each(['/BookGroup/shore', '/BookGroup/SHORE/', '/BookGroup/3', '/BookGroup/shore?arrive=2027-03-14'])(
  'the page of a group comes with its data, its colours and its name: %s',
  async (url) => {
    const { statusCode, body, headers } = await get(url);
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-security-policy']).toContain("script-src 'self' 'sha256-");
    expect(body).not.toContain('<!--hole:');
    expect(body).not.toContain('<script>alert');
    expect(body).toContain('src:"/assets/group.js"');
    expect(body).toContain('<title>Book your stay – The &lt;Shore&gt;');
    expect(body).toContain('<h1>The &lt;Shore&gt; &amp; &quot;Sons&quot;');
    expect(dataOf(body)).toMatchObject({
      of: 'group',
      group: { PropertyGroupId: 3, PropertyGroupName: hostile },
      today: '2027-02-20',
      isDemo: false,
    });
  },
);

test('a hotel that joins the group is in its page at once, and today is the day where it still is one', async () => {
  world.setNow('2027-02-21T05:00:00Z');
  expect(dataOf((await get('/BookGroup/shore')).body).today).toBe('2027-02-21');
  const both = [{ id: 1, name: 'The harbour', properties: ['quay', 'reef'] }];
  await insertGroup(world.db.database, buildGroupFile(both));
  const { group, today } = dataOf((await get('/BookGroup/shore')).body);
  expect(group.Properties.map(({ PropertyCode }) => PropertyCode)).toEqual(['Quay', 'Reef']);
  expect(today).toBe('2027-02-20');
});

test.each(['/BookGroup/nowhere', '/BookGroup/quay', '/BookGroup/7', "/BookGroup/o'brien", '/BookGroup/%00'])(
  'an unknown group is not found: %s',
  async (url) => {
    const { statusCode, body, headers } = await get(url);
    expect(statusCode).toBe(404);
    expect(headers['content-type']).toContain('text/html');
    expect(body).toContain('We do not know this group of hotels.');
  },
);

test.each(['/BookGroup', '/BookGroup/shore/Nowhere', '/Book/shore'])(
  'a group has one page: %s is not found',
  async (url) => expect((await get(url)).statusCode).toBe(404),
);

test('a missing page below a group’s is reported in the group’s name, with the way to its hotels', async () => {
  const { body } = await get('/BookGroup/SHORE/Nowhere?propertyCode=quay');
  expect(body).toContain('<header class="sheet-head"><a href="/BookGroup/Shore">');
  expect(body).toContain('<a href="/BookGroup/Shore">See the hotels of Houses of the shore</a>');
  expect(body).toContain('<a href="mailto:hello@shore.example">');
  expect(body).not.toContain('desk@');
});
