import type { Command, CommandResult } from './command.ts';
import { briefly, helpOf, listOf, usageOf } from './command-help.ts';
import { flag } from './command-option.ts';
import type { CommandOutput, CommandSetting } from './command-setting.ts';
import { commands } from './commands.ts';
import { nearestCommands } from './nearest-word.ts';
import { readOptions } from './read-options.ts';

const json = flag('prints the answer for scripts');

/**
 * Runs one of the hotel's commands. Unknown input does nothing and prints suggestions. Throws if the database cannot be
 * reached. Rule: docs/commands.md, "Commands".
 */
export async function hotelCommand(args: readonly string[], setting: CommandSetting): Promise<CommandOutput> {
  const first = args.findIndex((arg) => arg.startsWith('-'));
  const words = first === -1 ? args : args.slice(0, first);
  const forScripts = args.includes('--json');
  if (words[0] === 'help') return help(words.slice(1).join(' '));
  const found = commandOf(words);
  if (args.includes('--help')) return help(found?.name ?? words.join(' '));
  if (found === undefined) return unknown(words, forScripts);

  const rest = args.slice(found.name.split(' ').length);
  const read = readOptions({ ...found.options, json }, rest);
  if (!read.ok) return notUnderstood(read.faults, [`npm run hotel -- ${usageOf(found)}`], forScripts);
  const say = setting.say ?? (forScripts ? console.error : console.log);
  const result = await found.run(read.values, { ...setting, say });
  return { exitCode: result.exitCode, lines: forScripts ? jsonOf(result) : result.lines };
}

const isBegunBy = (words: readonly string[], name: string) =>
  name.split(' ').every((word, index) => words[index] === word);

function commandOf(words: readonly string[]): Command | undefined {
  return commands.find(({ name }) => isBegunBy(words, name));
}

function help(name: string): CommandOutput {
  if (name === '') return { exitCode: 0, lines: listOf(commands) };
  const matching = commands.filter((command) => command.name === name || command.name.startsWith(`${name} `));
  if (matching.length > 0) return { exitCode: 0, lines: matching.flatMap(helpOf) };
  return unknown(name.split(' '), false);
}

const NEAREST = 3;
const LONGEST_SHOWN = 80;

/** The three closest commands; all if none was given. */
function unknown(words: readonly string[], forScripts: boolean): CommandOutput {
  if (words.length === 0) return notUnderstood(['No command was named.'], listOf(commands), forScripts);
  const typed = words.slice(0, 2);
  const names = commands.map(({ name }) => name);
  const near = nearestCommands(typed, names, NEAREST);
  const usage = near.flatMap((name) => commands.filter((command) => command.name === name));
  return notUnderstood(
    [
      `There is no command “${typed.join(' ').slice(0, LONGEST_SHOWN)}”. The nearest are: ${near.join(', ')}.`,
    ],
    [...briefly(usage), 'npm run hotel -- help lists all commands.'],
    forScripts,
  );
}

function notUnderstood(
  faults: readonly string[],
  usage: readonly string[],
  forScripts: boolean,
): CommandOutput {
  if (forScripts) return { exitCode: 2, lines: [JSON.stringify({ refused: faults }, null, 2)] };
  return {
    exitCode: 2,
    lines: ['The command was not understood.', ...faults.map((fault) => `  ${fault}`), '', ...usage],
  };
}

function jsonOf({ exitCode, lines, answer }: CommandResult<unknown>): string[] {
  const printed = exitCode === 1 && answer === undefined ? { refused: lines } : answer;
  return [JSON.stringify(printed, null, 2)];
}
