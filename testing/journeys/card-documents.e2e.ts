import { guestPaths } from '@portico/contract/paths';
import type { APIRequestContext } from '@playwright/test';
import { QUAY } from './hotel-texts.ts';
import { expect, test } from './journey.ts';

const token = 'AAAAAAAAAAAAAAAAAAAAAA';
const { code } = QUAY;
const book = guestPaths.book(code);
const payLink = { actionType: 'P', invoiceNumber: 'MC-11873', linkCode: token, paymentId: token } as const;
const cardPages = [
  `${book}/Checkout`,
  `${book}/Checkout/${token}`,
  guestPaths.manageAccount(code),
  guestPaths.securePayLink(code, payLink),
  guestPaths.preCheckIn(code, 'QHK4821356', token),
];
const others = [book, `${book}/Rooms-And-Rates`, `${book}/Status/${token}`, `${book}/Confirmation/${token}`];

/** The autofill tokens of the card form's fields; the build does not change these strings. */
const cardForm = /cc-number|cc-csc/;

for (const path of cardPages) {
  test(`${path} admits no script but this server's own, and sends to no other`, async ({ request }) => {
    const response = await request.get(path);
    const policy = policyOf(response.headers()['content-security-policy'] ?? '');
    expect(policy['default-src']).toEqual(["'none'"]);
    expect(policy['script-src']).toEqual(["'self'", expect.stringMatching(/^'nonce-[\w+/=-]{22,}'$/)]);
    expect(policy['connect-src']).toEqual(["'self'"]);
    expect(policy['form-action']).toEqual(["'self'"]);
    expect(policy['frame-src']).toEqual(["'none'"]);
    expect(policy['frame-ancestors']).toEqual(["'none'"]);
    expect(policy['base-uri']).toEqual(["'none'"]);
    expect(JSON.stringify(policy)).not.toContain('unsafe');

    const nonce = policy['script-src']?.[1]?.slice("'nonce-".length, -1) ?? '';
    const scripts = (await response.text()).match(/<script\b[^>]*>/g) ?? [];
    expect(scripts.length).toBeGreaterThan(1);
    for (const script of scripts) {
      const source = / src="([^"]*)"/.exec(script)?.[1];
      if (source === undefined) expect(script).toContain(`nonce="${nonce}"`);
      else expect(source).toMatch(/^\/assets\//);
    }
  });
}

test('the card form is in the programs of checkout, account, pay links and pre-check-in, and the shop cannot load it', async ({
  request,
}) => {
  for (const path of cardPages) expect(await programsWith(request, path, cardForm), path).toHaveLength(1);
  for (const path of others) expect(await programsWith(request, path, cardForm), path).toEqual([]);
});

function policyOf(header: string): Record<string, string[]> {
  const directives = header.split(';').map((directive) => directive.trim().split(/\s+/));
  return Object.fromEntries(directives.map(([name = '', ...sources]) => [name, sources]));
}

/** The scripts containing `words`, among all that a document loads, directly or transitively. */
async function programsWith(request: APIRequestContext, path: string, words: RegExp): Promise<string[]> {
  const toRead = scriptsIn(await (await request.get(path)).text());
  const read = new Set<string>();
  const found: string[] = [];
  for (let name = toRead.pop(); name !== undefined; name = toRead.pop()) {
    if (read.has(name)) continue;
    read.add(name);
    const response = await request.get(`/assets/${name}`);
    expect(response.status(), name).toBe(200);
    const text = await response.text();
    if (words.test(text)) found.push(name);
    toRead.push(...scriptsIn(text));
  }
  expect(read.size, 'documents name their programs').toBeGreaterThan(2);
  return found;
}

function scriptsIn(text: string): string[] {
  return [...text.matchAll(/(?:\.\/|assets\/)([\w-]+\.js)\b/g)].map(([, name]) => name ?? '');
}
