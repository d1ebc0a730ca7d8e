import { answerShape } from './answer-shape.ts';
import type { Command } from './command.ts';
import type { Option } from './command-option.ts';
import { typedName } from './read-options.ts';

const RUN = 'npm run hotel --';

/** `import FILE [--dry-run]`: how a command is typed, what may be left out in brackets. */
export function usageOf({ name, options }: Pick<Command, 'name' | 'options'>): string {
  return [name, ...Object.entries(options).map(([option, of]) => optionUsage(option, of))].join(' ');
}

/** Each command in a line, and what it does in the next. */
export function briefly(commands: readonly Command[]): string[] {
  return commands.flatMap((command) => [`${RUN} ${usageOf(command)}`, `    ${command.does[0]}`]);
}

/** Every command and what holds for all of them. */
export function listOf(commands: readonly Command[]): string[] {
  return [
    ...briefly(commands),
    `${RUN} help [COMMAND]`,
    '    This list; of a command its options and what it answers.',
    '',
    'Every command takes --json: then its answer is printed for scripts, or { "refused": [why, …] }.',
    'Exit codes: 0 done; 1 refused, nothing was written; 2 not understood.',
    'The database is that of DATABASE_URL, or without it the embedded one of DATA_DIR; a server may go on running.',
    'docs/property-file.md and docs/group-file.md describe the files, docs/operating.md the commands.',
  ];
}

/** All about one command. */
export function helpOf(command: Command): string[] {
  const options = Object.entries(command.options).map(([name, option]) => [
    optionText(name, option),
    `${option.means}${option.isRequired ? '' : ' (may be left out)'}`,
  ]);
  const wide = Math.max(0, ...options.map(([text = '']) => text.length));
  return [
    `${RUN} ${usageOf(command)}`,
    ...command.does.map((line) => `    ${line}`),
    ...options.map(([text = '', means]) => `    ${text.padEnd(wide)}  ${means}`),
    '  With --json:',
    `    ${answerShape(command.answers)}`,
  ];
}

function optionUsage(name: string, option: Option<unknown>): string {
  const text = optionText(name, option);
  return option.isRequired ? text : `[${text}]`;
}

function optionText(name: string, { kind, placeholder }: Option<unknown>): string {
  if (kind === 'argument') return placeholder;
  return kind === 'flag' ? typedName(name) : `${typedName(name)} ${placeholder}`;
}
