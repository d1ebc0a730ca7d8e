import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PreCheckInReservation } from '@portico/contract/calls/pre-check-in';
import { buildSandbox } from '@portico/sandbox/app';
import { approvedCard, browserData } from '@portico/testing/booking/booking-body';
import { createTestDatabase } from '@portico/testing/database/test-database';
import { startEventReceiver, type EventReceiver } from '@portico/testing/events/event-receiver';
import { productionVariables } from '@portico/testing/portico/production-variables';
import { smallestSite } from '@portico/testing/portico/smallest-site';
import { patience } from '@portico/testing/patience';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { loadConfig } from '../config.ts';
import { startServer, type RunningServer } from '../start/start-server.ts';
import { hotelCommand } from './hotel-command.ts';

const page = (name: string) => readFile(new URL(`../../../docs/${name}`, import.meta.url), 'utf8');
const SERVER = 'http://localhost:3000';
const PROGRAM = 'http://127.0.0.1:8080/events';
const SECRET = 'the-secret-of-an-acquirer-for-tests';
const clock = { now: () => new Date('2027-06-04T09:00:00Z') };

/** Values that the page shows and each run generates, and their form. */
const generatedPatterns = { K7QD3XWM4P: '[A-Z0-9]{10}' };

let folder: string;
let acquirer: ReturnType<typeof buildSandbox>;
let program: EventReceiver;
let server: RunningServer;
let environment: Record<string, string>;
let dropDatabase: () => Promise<void>;
const found = new Map<string, string>();
/** The last one printed. */
let link: URL;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hotels-day-'));
  const db = await createTestDatabase();
  dropDatabase = () => db.drop();
  acquirer = buildSandbox({ storeFile: path.join(folder, 'store.jsonl'), secret: SECRET, now: clock.now });
  program = await startEventReceiver();
  environment = {
    ...productionVariables(db.url),
    PUBLIC_URL: SERVER,
    ACQUIRER_URL: await acquirer.listen({ host: '127.0.0.1', port: 0 }),
    ACQUIRER_SECRET: SECRET,
    WEBHOOKS_TO_INSIDE_NETWORKS: '1',
  };
  const config = loadConfig({ ...environment, PORT: '0', LOG_LEVEL: 'error', DATA_DIR: folder });
  if (!config.ok) throw new Error(JSON.stringify(config.faults));
  server = await startServer(config.config, { clock, site: smallestSite() });
  const [, gull = ''] = /## Example\n\n```json\n([^]*?)```/.exec(await page('property-file.md')) ?? [];
  await writeFile(path.join(folder, 'gull.json'), gull);
});
afterAll(async () => {
  await server.close();
  await acquirer.close();
  await program.close();
  await dropDatabase();
  await rm(folder, { recursive: true });
});

/** With the generated values in place of the page's. */
function here(text: string): string {
  const places = [...found, [PROGRAM, program.url]] as const;
  return places.reduce((words, [named, real]) => words.replaceAll(named, real), text);
}

/** Splits a line as a shell does. */
function wordsOf(line: string): string[] {
  return [...line.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
}

async function run(line: string): Promise<string[]> {
  const words = wordsOf(line);
  if (words[0] === 'curl') return curl(words);
  expect(words.slice(0, 4), line).toEqual(['npm', 'run', 'hotel', '--']);
  const { exitCode, lines } = await hotelCommand(words.slice(4).map(here), {
    environment,
    folder,
    clock,
    log: { error: (_facts, message) => expect.fail(message) },
  });
  expect(exitCode, lines.join('\n')).toBe(0);
  const printed = lines.find((text) => text.startsWith(SERVER));
  if (printed !== undefined) link = new URL(printed);
  return lines.flatMap((text) => text.replaceAll(program.url, PROGRAM).split('\n'));
}

async function curl(words: readonly string[]): Promise<string[]> {
  const after = (option: string) => words[words.indexOf(option) + 1] ?? '';
  const url = words.find((word) => word.startsWith(SERVER)) ?? '';
  const [name = '', value = ''] = after('-H').split(': ');
  const body = await readFile(path.join(folder, after('-d').slice(1)));
  return [
    await (
      await fetch(url.replace(SERVER, server.url), { method: 'POST', headers: { [name]: value }, body })
    ).text(),
  ];
}

async function post<Body>(path: string, query: Record<string, string>): Promise<Body> {
  const answer = await fetch(`${server.url}${path}?${new URLSearchParams(query)}`);
  return (await answer.json()) as Body;
}

async function send(path: string, body: object): Promise<unknown> {
  const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
  return (await fetch(server.url + path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
}

/** Actions of others, by the page's words. */
const acts: Readonly<Record<string, () => Promise<void>>> = {
  'The mails go out, a moment after what they tell of.': mailsGoOut,
  'Ada opens the link, names who comes with her, and saves.': async () => {
    const [number = '', hash = ''] = link.pathname.split('/').slice(-2);
    const parameters = { propertyId: '7', referenceNumber: number, hash };
    const seen = await post<PreCheckInReservation>('/api/PreCheckIn/Get', parameters);
    const named = seen.ReservationItems.map(({ ReservationItemId, Guests }) => ({
      ReservationItemId,
      Guests: Guests.map(({ FirstName, LastName }) => ({
        FirstName: FirstName || 'Charles',
        LastName: LastName || 'Babbage',
      })),
    }));
    const order = { PropertyId: 7, ReferenceNumber: number, Code: hash, Version: seen.Version };
    const saved = await send('/api/PreCheckIn/Save', { ...order, ReservationItems: named });
    expect(saved).toMatchObject({ Success: true, Status: 'Applied' });
  },
  'The club opens the link and pays with a card.': async () => {
    const [number = '', hash = ''] = link.pathname.split('/').slice(-2);
    const paymentId = link.searchParams.get('id') ?? '';
    const parameters = { propertyId: '7', invoiceNumber: number, hash, actionType: 'P', paymentId };
    const seen = await post<{ AmountToPay: number }>('/api/PayByLink/Get', parameters);
    const paid = await send('/api/PayByLink/Process', {
      PropertyId: 7,
      Action: 'Pay',
      InvoiceNumber: number,
      AmountToPay: seen.AmountToPay,
      PaymentId: paymentId,
      Hash: hash,
      Email: 'desk@club.example',
      CardDetails: approvedCard,
      BrowserData: browserData,
    });
    expect(paid).toMatchObject({ Success: true });
  },
};

/** Sent by the running server. */
async function mailsGoOut(): Promise<void> {
  const waits = () => run('npm run hotel -- outbox');
  await vi.waitFor(async () => expect(await waits()).toEqual(['Nothing waits.']), patience);
}

/** The running server sends events shortly after the fact. */
async function eventsReceived(types: readonly string[]): Promise<void> {
  const hears = () => program.received.map(({ body }) => (JSON.parse(body) as { type: string }).type);
  const isWhole = () => types.every((type) => hears().includes(type));
  await new Promise<void>((resolve) => {
    program.answer = (response) => {
      response.writeHead(204).end();
      if (isWhole()) resolve();
    };
    if (isWhole()) resolve();
  });
  expect(program.received.every(({ headers }) => 'webhook-signature' in headers)).toBe(true);
}

async function act(words: string): Promise<void> {
  const [, types] = /^The program has heard: (.*)\.$/.exec(words) ?? [];
  if (types !== undefined) return eventsReceived(types.split(', '));
  const named = acts[words];
  if (named === undefined) throw new Error(`No step does this: ${words}`);
  return named();
}

/** `…`: anything within a line, or any lines if alone. A generated value is recorded where it first appears. */
function expectLines(expected: readonly string[], output: readonly string[], command: string): void {
  const pattern = expected
    .map(linePattern)
    .join('\n')
    .replace(/\n?\(\?:ANY\)\n?/g, '(?:\n|[^])*?');
  const match = new RegExp(`^${pattern}$`).exec(output.join('\n'));
  expect(match, `${command}\n${output.join('\n')}\nis not\n${expected.join('\n')}`).not.toBeNull();
  for (const [name, real] of Object.entries(match?.groups ?? {})) found.set(name, real);
}

function linePattern(line: string): string {
  if (line === '…') return '(?:ANY)';
  const named = new Set<string>();
  const exactly = line.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return Object.entries(generatedPatterns).reduce(
    (pattern, [name, look]) => {
      const known = found.get(name);
      return pattern.replaceAll(name, () => {
        if (known !== undefined) return known;
        const again = named.has(name);
        named.add(name);
        return again ? `\\k<${name}>` : `(?<${name}>${look})`;
      });
    },
    exactly.replaceAll('…', '.*'),
  );
}

test('docs/guides/a-hotels-day.md runs as documented, against a running server', async () => {
  const day = await page('guides/a-hotels-day.md');
  const blocks = [...day.matchAll(/```(json|console)\n([^]*?)```/g)];
  expect(blocks.filter(([, kind]) => kind === 'console').length).toBeGreaterThan(4);
  for (const [, kind, text = ''] of blocks) {
    if (kind === 'json') {
      await writeFile(path.join(folder, 'booking.json'), text);
      continue;
    }
    for (const step of text.trimEnd().split(/\n(?=[$#] )/)) {
      const [typed = '', ...expected] = step.split('\n');
      if (typed.startsWith('# ')) await act(typed.slice(2));
      else expectLines(expected, await run(typed.slice(2)), typed);
    }
  }
});
