import * as z from 'zod';
import type { Option } from './command-option.ts';
import type { Command } from './command.ts';
import { typedName } from './read-options.ts';

const RUN = 'npm run hotel --';

/** `import FILE [--dry-run]`: the usage of a command, optional parts in brackets. */
export function usageOf({ name, options }: Pick<Command, 'name' | 'options'>): string {
  return [name, ...Object.entries(options).map(([option, of]) => optionUsage(option, of))].join(' ');
}

/** Each command on a line, with its description on the next. */
export function briefly(commands: readonly Command[]): string[] {
  return commands.flatMap((command) => [`${RUN} ${usageOf(command)}`, `    ${command.does[0]}`]);
}

/** Every command and the common options. */
export function listOf(commands: readonly Command[]): string[] {
  return [
    ...briefly(commands),
    `${RUN} help [COMMAND]`,
    '    This list; of a command its options and what it answers.',
    '',
    'Every command takes --json: then its answer is printed for scripts, or { "refused": [why, …] }.',
    'Exit codes: 0 done; 1 refused, nothing was written; 2 not understood.',
    'The database is that of DATABASE_URL, or without it the embedded one of DATA_DIR; a server may go on running.',
    'docs/property-file.md and docs/group-file.md describe the files, docs/commands.md the commands.',
  ];
}

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

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** The type of a command's `--json` output: `{ number: string, rooms: [{ roomType: string }] }`. */
function answerShape(answers: z.ZodType): string {
  const schema = z.toJSONSchema(answers, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      // JSON represents instants as text: 2027-02-20T12:00:00.000Z.
      if (zodSchema._zod.def.type === 'date') jsonSchema.type = 'string';
    },
  });
  return shapeOf(schema);
}

function shapeOf(schema: JsonSchema | boolean): string {
  if (typeof schema === 'boolean') return 'any';
  if (schema.enum !== undefined) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  const either = schema.anyOf ?? schema.oneOf;
  if (either !== undefined) return either.map(shapeOf).join(' | ');
  if (schema.type === 'array')
    return `[${shapeOf(Array.isArray(schema.items) ? true : (schema.items ?? true))}, …]`;
  if (schema.type === 'object') return objectShape(schema);
  return schema.type === undefined ? 'any' : String(schema.type);
}

function objectShape({ properties = {}, required = [], additionalProperties }: JsonSchema): string {
  const named = Object.entries(properties).map(
    ([name, schema]) => `${name}${required.includes(name) ? '' : '?'}: ${shapeOf(schema)}`,
  );
  if (named.length > 0) return `{ ${named.join(', ')} }`;
  return `{ [name]: ${shapeOf(additionalProperties ?? true)} }`;
}
