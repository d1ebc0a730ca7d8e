import { localDate } from '@portico/domain/calendar/local-date';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startPooler } from '@portico/testing/database/start-pooler';
import { createTestDatabase, type TestDatabase } from '@portico/testing/database/test-database';
import { propertyFileJsonSchema } from '@portico/contract/property-file/property-file-json-schema';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hotelCommand } from './hotel-command.ts';

const docs = fileURLToPath(new URL('../../../docs/', import.meta.url));
const now = new Date('2027-01-15T10:00:00Z');

/** The example of docs/property-file.md. */
async function example(): Promise<string> {
  const page = await readFile(path.join(docs, 'property-file.md'), 'utf8');
  const [, json] = /```json\n([\s\S]*?)```/.exec(page) ?? [];
  if (json === undefined) throw new Error('docs/property-file.md has no example');
  return json;
}

let db: TestDatabase;
let folder: string;
beforeEach(async () => {
  db = await createTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'hotel-'));
  await writeFile(path.join(folder, 'gull.json'), await example());
});
afterEach(async () => {
  await db.drop();
  await rm(folder, { recursive: true });
});

function hotel(...args: string[]) {
  return hotelAt({ DATABASE_URL: db.url, SANDBOX: 'on' }, ...args);
}

function hotelAt(environment: Record<string, string>, ...args: string[]) {
  return hotelCommand(args, {
    environment,
    folder,
    clock: { now: () => now },
    log: { error: (_facts, message) => expect.fail(message) },
  });
}

test('a command refuses a pooler that loses prepared statements, as a server does', async () => {
  const pooler = await startPooler();
  const url = pooler.url(new URL(db.url).pathname.slice(1));
  await expect(hotelAt({ DATABASE_URL: url }, 'outbox')).rejects.toThrow('loses prepared statements');
  await pooler.close();
});

test('behind such a pooler it works with DATABASE_PREPARED=off', async () => {
  const pooler = await startPooler();
  const url = pooler.url(new URL(db.url).pathname.slice(1));
  const behind = { DATABASE_URL: url, DATABASE_PREPARED: 'off' };
  expect(await hotelAt(behind, 'outbox')).toMatchObject({ exitCode: 0 });
  await pooler.close();
});

describe('npm run hotel -- export', () => {
  test('writes a file that its owner alone can read and that an import takes without a change', async () => {
    await hotel('import', 'gull.json');
    // An earlier export, readable by others.
    await writeFile(path.join(folder, 'out.json'), 'before'.repeat(10_000), { mode: 0o644 });
    expect(await hotel('export', '--property', 'gull', 'out.json')).toEqual({
      exitCode: 0,
      lines: ['gull is written to out.json.'],
    });
    expect((await stat(path.join(folder, 'out.json'))).mode & 0o777).toBe(0o600);
    expect(await hotel('import', 'out.json')).toEqual({ exitCode: 0, lines: ['GULL: nothing to change.'] });
    const { lines } = await hotel('export', '--property', 'gull');
    expect(`${lines.join('\n')}\n`).toBe(await readFile(path.join(folder, 'out.json'), 'utf8'));
    const { lines: json } = await hotel('export', '--property', 'gull', '--json');
    expect(JSON.parse(json.join(''))).toEqual({
      writtenTo: null,
      propertyFile: JSON.parse(lines.join('')) as unknown,
    });
  });

  test('reports an unknown hotel, and a path that cannot be written', async () => {
    expect(await hotel('export', '--property', 'nowhere', 'out.json')).toEqual({
      exitCode: 1,
      lines: ['There is no hotel of the code nowhere.'],
    });
    await hotel('import', 'gull.json');
    expect(await hotel('export', '--property', 'gull', 'none/out.json')).toEqual({
      exitCode: 1,
      lines: ['none/out.json cannot be written.'],
    });
  });
});

describe('npm run hotel -- import', () => {
  test('reports ways to pay without a provider, and the variables that would add one', async () => {
    const lines = async (environment: Record<string, string>) => {
      const output = await hotelAt({ DATABASE_URL: db.url, ...environment }, 'import', 'gull.json');
      expect(output.exitCode).toBe(0);
      return output.lines.filter((line) => line.includes('nobody takes'));
    };
    expect(await lines({})).toEqual([
      '  With these variables nobody takes payments of GULL by card in GBP: its guests are asked to contact it ' +
        '(STRIPE_SECRET_KEY or STRIPE_SECRET_KEY_GULL).',
    ]);
    const paystack = { PAYSTACK_SECRET_KEY: 'sk_test_0a1b2c3d' };
    expect(await lines(paystack)).toHaveLength(1);
    const acquirer = {
      ACQUIRER_URL: 'https://pay.example',
      ACQUIRER_SECRET: 'b3ad2e0f71c64d58a9e2f6137c8d4e50',
    };
    expect(await lines(acquirer)).toEqual([]);
  });

  test('imports the example of docs/property-file.md, and a second import changes nothing', async () => {
    expect(await hotel('import', 'gull.json')).toEqual({
      exitCode: 0,
      lines: [
        'GULL is imported.',
        '  It is a new hotel.',
        '  Nights for sale: 702 added, 0 changed.',
        '  Prices: 702 added, 0 changed, 0 withdrawn.',
        '  Extras, dates: 351 added.',
        '  Promotions, redemptions: 1 added.',
      ],
    });
    expect(await hotel('import', 'gull.json')).toEqual({ exitCode: 0, lines: ['GULL: nothing to change.'] });
  });

  test('reports with --dry-run what would change, and writes nothing', async () => {
    await hotel('import', 'gull.json');
    await writeFile(
      path.join(folder, 'gull.json'),
      (await example()).replace('"The Gull"', '"The Old Gull"'),
    );
    const answer = {
      exitCode: 0,
      lines: [
        'GULL would change. Nothing was written.',
        '  Nights for sale: 0 added, 0 changed.',
        '  Prices: 0 added, 0 changed, 0 withdrawn.',
        '  Changed: property.name',
      ],
    };
    expect(await hotel('import', '--dry-run', 'gull.json')).toEqual(answer);
    expect(await hotel('import', 'gull.json', '--dry-run')).toEqual(answer);
    const { lines } = await hotel('audit', 'list', '--property', 'gull', '--json');
    const { entries } = JSON.parse(lines.join(''));
    expect(entries).toMatchObject([
      {
        ...{ call: 'PropertyFile/Import', outcome: 'done' },
        what: [{ what: 'property file', was: 'as it stood', now: 'imported' }],
      },
    ]);
  });

  test('answers scripts with the report', async () => {
    const { lines } = await hotel('import', 'gull.json', '--dry-run', '--json');
    expect(JSON.parse(lines.join(''))).toEqual({
      propertyCode: 'GULL',
      isNewHotel: true,
      isDryRun: true,
      hasChanges: true,
      definition: [],
      nights: { added: 702, changed: 0 },
      prices: { added: 702, changed: 0, withdrawn: 0 },
      extras: { added: 351, changed: 0 },
      promotions: { added: 1, changed: 0 },
      vouchers: { added: 0, changed: 0, withdrawn: 0 },
      tables: { added: 0, changed: 0 },
      unchanged: { nights: [], prices: [], vouchers: [], parts: [] },
    });
  });

  test('reports each fault by its path, with what was expected', async () => {
    const spoilt = (await example())
      .replace('"base": 96', '"base": 96.005')
      .replace('"code": "GULL"', '"code": "G"');
    await writeFile(path.join(folder, 'gull.json'), spoilt);
    expect(await hotel('import', 'gull.json')).toEqual({
      exitCode: 1,
      lines: [
        'gull.json cannot be used, it has one fault. Nothing was written.',
        '  property.code: expected 2 to 20 letters, digits or hyphens; found "G"',
      ],
    });
    await writeFile(path.join(folder, 'gull.json'), spoilt.replace('"G"', '"GULL"'));
    expect((await hotel('import', 'gull.json')).lines[1]).toBe(
      '  ratePlans[0].seasons[0].price.base: expected an amount in GBP, to its smallest coin; found 96.005',
    );
  });

  test('names each night that has more rooms taken than the file would leave', async () => {
    await hotel('import', 'gull.json');
    await db.database.kysely
      .updateTable('room_night')
      .set({ sold: 2 })
      .where('stay_date', '=', localDate('2027-03-05'))
      .execute();
    await writeFile(
      path.join(folder, 'gull.json'),
      (await example()).replaceAll(/"rooms": \d/g, '"rooms": 1'),
    );
    expect(await hotel('import', 'gull.json')).toEqual({
      exitCode: 1,
      lines: [
        'GULL was not imported, and nothing was written.',
        '  Shore Room, night of 2027-03-05: 2 taken, but 1 for sale in the file.',
        '  Lane Room, night of 2027-03-05: 2 taken, but 1 for sale in the file.',
      ],
    });
  });

  test.each([
    [
      'a NUL in a name',
      (json: string) => json.replace('"name": "', '"name": "\\u0000'),
      /: expected text without line breaks/,
    ],
    [
      'half of a character',
      (json: string) => json.replace('"name": "', '"name": "\\ud83c'),
      /: expected text without line breaks/,
    ],
    [
      '200,000 brackets',
      (json: string) => json.replace('"settings": {', `"settings": {\n"[[": ${'['.repeat(200_000)}`),
      /^gull\.json has more than 64 brackets inside each other at line \d+, column 69\. Nothing was written\.$/,
    ],
    [
      '200,000 brackets that are closed again',
      () => '['.repeat(200_000) + ']'.repeat(200_000),
      /^gull\.json has more than 64 brackets inside each other at line 1, column 65\. Nothing was written\.$/,
    ],
    [
      'a comma too many',
      (json: string) => json.replace('"settings": {', ',"settings": {'),
      /^gull\.json is not JSON: .*/,
    ],
  ])('answers %s by its place, in lines of the file and not of the program', async (_what, spoilt, words) => {
    await writeFile(path.join(folder, 'gull.json'), spoilt(await example()));
    const { exitCode, lines } = await hotel('import', 'gull.json');
    expect(exitCode).toBe(1);
    expect(
      lines.some((line) => words.test(line)),
      lines.join('\n'),
    ).toBe(true);
    expect(lines.join('\n')).not.toMatch(/\n\s+at |invalid byte|stack size|\0/);
  });

  test('reports a file that cannot be read or is not JSON', async () => {
    expect(await hotel('import', 'none.json')).toEqual({
      exitCode: 1,
      lines: ['none.json cannot be read. Nothing was written.'],
    });
    await writeFile(path.join(folder, 'gull.json'), '{');
    const { exitCode, lines } = await hotel('import', 'gull.json');
    expect(exitCode).toBe(1);
    expect(lines[0]).toMatch(/^gull\.json is not JSON: /);
  });
});

test.each<string[]>([
  [],
  ['import'],
  ['import', 'a.json', 'b.json'],
  ['import', 'a.json', '--fast'],
  ['exprot', 'a.json'],
])('a command that is not understood is answered with the list of commands: %j', async (...args) => {
  const { exitCode, lines } = await hotel(...args);
  expect(exitCode).toBe(2);
  expect(lines.join('\n')).toContain('import FILE [--dry-run]');
});

test.each([['import', 'gull.json'], ['reconcile'], ['mail', 'retry']])(
  'reaches no database over a network in clear text: %s',
  async (...args) => {
    const far = { DATABASE_URL: 'postgres://portico:secret@192.0.2.1/portico?connect_timeout=1' };
    await expect(hotelAt(far, ...args)).rejects.toThrow(/^DATABASE_URL: .*verify-full.*DATABASE_TLS=off/);
  },
);

test('help lists the commands', async () => {
  expect((await hotel('help')).exitCode).toBe(0);
});

test('the published JSON Schema is that of the code', async () => {
  expect(await readFile(path.join(docs, 'property-file.schema.json'), 'utf8')).toBe(propertyFileJsonSchema());
});
