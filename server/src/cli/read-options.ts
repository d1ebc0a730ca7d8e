import { parseArgs } from 'node:util';
import type { Option, Options } from './command-option.ts';
import { nearestWord } from './nearest-word.ts';

/** The values by option name, or each fault of the input in words. */
export type ReadOptions =
  | { readonly ok: true; readonly values: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly faults: readonly string[] };

/** `roomType`, typed as `--room-type`. */
export const typedName = (name: string) =>
  `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** Parses the arguments after a command's name. Never throws. */
export function readOptions(options: Options, args: readonly string[]): ReadOptions {
  const faults: string[] = [];
  const typed = new Map<string, string>();
  const words: string[] = [];
  const named = new Map(Object.entries(options).map((entry) => [typedName(entry[0]), entry]));
  for (const token of tokensOf(options, args)) {
    if (token.kind === 'positional') words.push(token.value);
    if (token.kind !== 'option') continue;
    const [name, option] = named.get(token.rawName) ?? [];
    if (name === undefined || option === undefined || option.kind === 'argument')
      faults.push(unknownOption(token.rawName, options));
    else if (typed.has(name)) faults.push(`${token.rawName} is given twice.`);
    else if (option.kind === 'flag' && token.value !== undefined)
      faults.push(`${token.rawName} takes no value.`);
    else if (option.kind === 'named' && hasNoValue(token)) return oneFault(`${token.rawName} has no value.`);
    else typed.set(name, token.value ?? '');
  }
  for (const [name, { kind }] of Object.entries(options)) {
    const word = kind === 'argument' ? words.shift() : undefined;
    if (word !== undefined) typed.set(name, word);
  }
  faults.push(...words.map((word) => `“${word}” is a word too many.`));
  const values: Record<string, unknown> = {};
  for (const [name, option] of Object.entries(options)) {
    const read = valueOf(name, option, typed.get(name));
    if (read.fault === undefined) values[name] = read.value;
    else faults.push(read.fault);
  }
  return faults.length === 0 ? { ok: true, values } : { ok: false, faults };
}

const oneFault = (fault: string): ReadOptions => ({ ok: false, faults: [fault] });

function tokensOf(options: Options, args: readonly string[]) {
  const named = Object.entries(options).filter(([, { kind }]) => kind !== 'argument');
  const types = named.map(
    ([name, { kind }]) =>
      [typedName(name).slice(2), { type: kind === 'flag' ? 'boolean' : 'string' }] as const,
  );
  return parseArgs({
    args: [...args],
    options: Object.fromEntries(types),
    strict: false,
    allowPositionals: true,
    tokens: true,
  }).tokens;
}

type OptionToken = Extract<ReturnType<typeof tokensOf>[number], { kind: 'option' }>;

/** The next token is an option: such a value must be given as `--name=--value`. */
function hasNoValue({ value, inlineValue }: Pick<OptionToken, 'value' | 'inlineValue'>): boolean {
  return value === undefined || (inlineValue === false && value.startsWith('--'));
}

function unknownOption(typed: string, options: Options): string {
  const names = Object.entries(options).filter(([, { kind }]) => kind !== 'argument');
  const near = nearestWord(
    typed,
    names.map(([name]) => typedName(name)),
  );
  return `This command has no option ${typed}.${near === undefined ? '' : ` Is ${near} meant?`}`;
}

function valueOf(
  name: string,
  option: Option<unknown>,
  typed: string | undefined,
): { readonly value?: unknown; readonly fault?: string } {
  const called = option.kind === 'argument' ? option.placeholder : typedName(name);
  if (typed === undefined)
    return option.isRequired
      ? { fault: `${called} is missing: ${option.means}.` }
      : { value: option.otherwise };
  if (option.kind === 'flag') return { value: true };
  if (typed.trim() === '') return { fault: `${called} is empty: ${option.means}.` };
  const value = option.read(typed);
  return value === undefined
    ? { fault: `${called}: expected ${option.expected}; found “${shown(typed)}”.` }
    : { value };
}

/** Without control characters, and shortened. */
const shown = (typed: string) => {
  const line = typed.replace(/\p{Cc}/gu, ' ');
  return line.length > 60 ? `${line.slice(0, 60)}…` : line;
};
