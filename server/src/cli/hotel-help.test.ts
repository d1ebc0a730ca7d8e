import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { usageOf } from './command-help.ts';
import { commands } from './commands.ts';
import { hotelCommand } from './hotel-command.ts';

/** The files that declare commands. */
const sources = readdirSync(new URL('.', import.meta.url)).filter((name) =>
  /command(s|-[a-z-]+)?\.ts$/.test(name),
);
const page = new URL('../../../docs/commands.md', import.meta.url);

/** There is no database: these outputs need none. */
async function hotel(...args: string[]) {
  const output = await hotelCommand(args, {
    environment: { DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' },
    folder: '.',
    clock: { now: () => new Date('2027-02-20T12:00:00Z') },
    log: { error: (_facts, message) => expect.fail(message) },
  });
  return { exitCode: output.exitCode, text: output.lines.join('\n') };
}

test('docs/commands.md names every command, and none besides', async () => {
  const [, section = ''] = /^# Commands\n([\s\S]*?)\n##/.exec(await readFile(page, 'utf8')) ?? [];
  const rows = section.split('\n').filter((line) => line.startsWith('| '));
  const named = rows.flatMap((row) => [...row.matchAll(/`([^`]+)`/g)].map(([, name]) => name));
  expect(named.toSorted()).toEqual(commands.map(({ name }) => name).toSorted());
});

test('docs/commands.md lists the commands that run calls of the desk', async () => {
  const [, list = ''] =
    /\nThese run the \[calls of the desk\]([\s\S]*?)\n\n/.exec(await readFile(page, 'utf8')) ?? [];
  const listed = [...list.matchAll(/`([a-z][a-z -]*)`/g)].map(([, name = '']) => name);
  const running = (await Promise.all(sources.map((name) => readFile(new URL(name, import.meta.url), 'utf8'))))
    .filter((text) => text.includes(`from './with-operation.ts'`))
    .flatMap((text) => [...text.matchAll(/\bname: '([^']+)'/g)].map(([, name = '']) => name));
  const isListed = (name: string) => listed.some((one) => name === one || name.startsWith(`${one} `));
  expect(
    commands
      .map(({ name }) => name)
      .filter(isListed)
      .toSorted(),
  ).toEqual(running.toSorted());
});

test('help lists the commands, and the options and JSON output of one', async () => {
  const all = await hotel('help');
  expect(all.exitCode).toBe(0);
  for (const command of commands) expect(all.text).toContain(`npm run hotel -- ${usageOf(command)}`);
  const one = {
    exitCode: 0,
    text: [
      'npm run hotel -- reservation revoke-link --property CODE --number NUMBER',
      '    Lets links to a booking that were sent so far open nothing.',
      '    --property CODE  the hotel, by its code',
      '    --number NUMBER  the booking, by its number',
      '  With --json:',
      '    { number: string }',
    ].join('\n'),
  };
  expect(await hotel('help', 'reservation', 'revoke-link')).toEqual(one);
  expect(await hotel('reservation', 'revoke-link', '--help')).toEqual(one);
  expect((await hotel('help', 'reservation')).text).toMatch(/reservation show[^]*reservation revoke-link/);
});

test('the help of each command ends with the shape of its answer', async () => {
  for (const { name } of commands) {
    const { text } = await hotel('help', ...name.split(' '));
    expect(text.split('\n').at(-1)).toMatch(/^ {4}\{ \w+\??: \S/);
  }
});

test.each<[string[], string]>([
  [[], 'No command was named.'],
  [['improt', 'gull.json'], 'There is no command “improt gull.json”. The nearest are: import, '],
  [['reservation', 'shwo'], 'There is no command “reservation shwo”. The nearest are: reservation show, '],
  [['reservations', 'show'], 'The nearest are: reservation show, '],
  [['guest', 'visit'], 'There is no command “guest visit”. The nearest are: guest export, guest erase, '],
  [['list'], 'The nearest are: '],
  [['fly', 'away'], 'There is no command “fly away”. The nearest are: '],
  [['help', 'reconsile'], 'The nearest are: reconcile, '],
])('an unknown word is answered with the nearest commands: %j', async (args, words) => {
  const { exitCode, text } = await hotel(...args);
  expect(exitCode).toBe(2);
  expect(text).toContain(words);
  // Three with descriptions instead of the whole list.
  if (args.length > 0) expect(text.match(/^npm run hotel -- (?!help )/gm)).toHaveLength(3);
  else expect(text).toContain('npm run hotel -- import FILE [--dry-run]');
});

const show = ['reservation', 'show'];
test.each<[string[], string[]]>([
  [
    show,
    ['--property is missing: the hotel, by its code.', '--number is missing: the booking, by its number.'],
  ],
  [[...show, '--property', '--number', 'K7'], ['--property has no value.']],
  [[...show, '--property', 'QUAY', '--number'], ['--number has no value.']],
  [[...show, '--property=QUAY', '--number', ' '], ['--number is empty: the booking, by its number.']],
  [[...show, '--property=A', '--property=B', '--number=K7'], ['--property is given twice.']],
  [
    [...show, '--property=A', '--nubmer=K7'],
    [
      'This command has no option --nubmer. Is --number meant?',
      '--number is missing: the booking, by its number.',
    ],
  ],
  [[...show, '--property=A', '--number=K7', 'now'], ['“now” is a word too many.']],
  [[...show, '--property=A', '--number=K7', '-x'], ['This command has no option -x.']],
  [
    [...show, '--property=A', '--number=K7\n\u001b[2J'],
    ['--number: expected a line of up to 500 characters; found “K7  [2J”.'],
  ],
  [['import'], ['FILE is missing: the property file or the group file.']],
  [['import', 'a.json', '--dry-run=no'], ['--dry-run takes no value.']],
  [
    ['guest', 'export', '--property=QUAY', '--email', 'ada'],
    ['--email: expected an e-mail address; found “ada”.'],
  ],
  [
    ['reconcile', '__proto__', '--constructor'],
    ['This command has no option --constructor.', '“__proto__” is a word too many.'],
  ],
])('each fault of what was typed is named in words: %j', async (args, faults) => {
  const { exitCode, text } = await hotel(...args);
  expect(exitCode).toBe(2);
  expect(text.split('\n').filter((line) => line.startsWith('  '))).toEqual(
    faults.map((fault) => `  ${fault}`),
  );
  expect(text).toContain(`\nnpm run hotel -- ${args[0]}`);
  const { text: json } = await hotel(...args, '--json');
  expect(JSON.parse(json)).toEqual({ refused: faults });
});
