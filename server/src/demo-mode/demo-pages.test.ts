import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildGroupFile } from '@portico/testing/builders/group-file';
import { insertGroup } from '@portico/testing/database/insert-group';
import { openWorld, type World } from '@portico/testing/world/world';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoPages } from './demo-pages.ts';

const mailFolder = mkdtempSync(path.join(os.tmpdir(), 'portico-mail-'));
const houseStyle = mkdtempSync(path.join(os.tmpdir(), 'portico-house-style-'));
const first = '0190aaaa-0000-7000-8000-000000000001';
const second = '0190aaaa-0000-7000-8000-000000000002';

function keepMail(id: string, subject: string, date: string): void {
  const mail = {
    to: 'ada@example.com',
    subject,
    html: '<p>Hello</p>',
    text: 'Hello <3',
    date,
    messageId: `<${id}@x>`,
  };
  writeFileSync(path.join(mailFolder, `${id}.json`), JSON.stringify(mail));
}

let world: World;
beforeAll(async () => {
  mkdirSync(path.join(houseStyle, 'assets'));
  writeFileSync(path.join(houseStyle, 'house-style.html'), '<head><!--hole:head--></head><!--hole:body-->');
  writeFileSync(path.join(houseStyle, 'assets/main.js'), 'export {};');
  keepMail(first, 'Booked', '2027-02-20T12:00:00.000Z');
  keepMail(second, 'Tags </title> & <b>', '2027-02-20T13:00:00.000Z');
  world = await openWorld({
    demoPages: (app, deps) => demoPages(app, { ...deps, mailFolder, houseStyle }),
  });
  const areas = [{ id: 1, name: 'The harbour', properties: ['quay'] }];
  await insertGroup(world.db.database, buildGroupFile(areas));
});
afterAll(() => world.close());

const get = (url: string) => world.app.inject({ url });

test('the front page leads to every hotel, to groups of them and to the mailbox', async () => {
  const { statusCode, body } = await get('/');
  expect(statusCode).toBe(200);
  expect(body).toContain('href="/Book/Quay"');
  expect(body).toContain('href="/BookGroup/Shore"');
  expect(body).toContain('href="/demo/mailbox"');
});

describe('the mailbox', () => {
  test('lists mails with the newest first', async () => {
    const { body } = await get('/demo/mailbox');
    expect(body.indexOf(second)).toBeLessThan(body.indexOf(first));
    expect(body).toContain('Tags &lt;/title&gt; &amp; &lt;b&gt;');
  });

  test('shows a mail in a frame where it can run nothing', async () => {
    const { body, headers } = await get(`/demo/mailbox/${first}`);
    expect(body).toContain(`sandbox src="/demo/mailbox/${first}/html"`);
    expect(body).toContain('Hello &lt;3');
    expect(headers['content-security-policy']).toContain("frame-src 'self'");
    const mail = await get(`/demo/mailbox/${first}/html`);
    expect(mail.body).toBe('<p>Hello</p>');
    expect(mail.headers['content-security-policy']).toMatch(/^default-src 'none';.*sandbox$/);
    expect(mail.headers['x-frame-options']).toBe('SAMEORIGIN');
  });

  test('is cached by nothing on its way', async () => {
    for (const url of ['', `/${first}`, `/${first}/html`])
      expect((await get(`/demo/mailbox${url}`)).headers['cache-control']).toBe('no-store');
  });

  test.each(['nothing', '..%2f..%2fsecrets', '0190aaaa-0000-7000-8000-000000000009'])(
    'knows no mail %s',
    async (id) => {
      expect((await get(`/demo/mailbox/${id}`)).statusCode).toBe(404);
      expect((await get(`/demo/mailbox/${id}/html`)).statusCode).toBe(404);
    },
  );
});

describe('the house style', () => {
  test('is in the colours of a hotel, with a link to those of every other', async () => {
    const { statusCode, body } = await get('/demo/house-style?theme=Quay');
    expect(statusCode).toBe(200);
    expect(body).toContain('<title>House style: Quay</title>');
    expect(body).toContain('<a href="/demo/house-style?theme=Quay" aria-current="page">');
    expect(body).toContain('<a href="/demo/house-style?theme=neon">');
  });

  test('derives hostile colours, and shows them as they were given', async () => {
    const { body } = await get('/demo/house-style?theme=yellow-on-white');
    expect(body).toContain('aria-label="accent #ffd500"');
    expect(body).not.toContain('--accent-text:#ffd500');
  });

  test('knows no other theme', async () => {
    const { statusCode } = await get('/demo/house-style?theme=%3Cscript%3E');
    expect(statusCode).toBe(404);
  });

  test.each([
    ['assets/main.js', 200],
    ['assets/none.js', 404],
    ['assets/..%2fhouse-style.html', 403],
  ])('serves its own files only: %s', async (file, status) => {
    expect((await get(`/demo/house-style/${file}`)).statusCode).toBe(status);
  });
});

describe('the pictures of the demo hotels', () => {
  test('are there', async () => {
    const { statusCode, headers } = await get('/demo/art/quay-header.svg');
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/svg+xml']);
  });

  test.each(['/demo/art/none.svg', '/demo/art/..%2fpackage.json', '/demo/art/'])(
    'are all there is: %s',
    async (url) => {
      expect((await get(url)).statusCode).not.toBe(200);
    },
  );
});
