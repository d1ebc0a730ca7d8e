import { parseLocalDate, type LocalDate } from '@portico/domain/calendar/local-date';

/** A parameter of a command: a named option, a flag, or a positional argument. */
export interface Option<Value> {
  readonly kind: 'named' | 'flag' | 'argument';
  /** Placeholder in help: CODE; empty for a flag. */
  readonly placeholder: string;
  readonly means: string;
  readonly isRequired: boolean;
  /** The default value; undefined if not set. */
  readonly otherwise?: Value;
  /** Follows "expected": a date such as 2027-03-05. */
  readonly expected: string;
  /** Undefined: malformed. */
  read(typed: string): Value | undefined;
}

/** By their names in the code: `roomType` is `--room-type`. */
export type Options = Readonly<Record<string, Option<unknown>>>;

export type ValuesOf<Of extends Options> = {
  readonly [Name in keyof Of]: Of[Name] extends Option<infer Value> ? Value : never;
};

interface Read<Value> {
  readonly placeholder: string;
  readonly means: string;
  readonly expected: string;
  read(typed: string): Value | undefined;
}

/** A required option with a custom reader. */
export function required<Value>(of: Read<Value>): Option<Value> {
  return { ...of, kind: 'named', isRequired: true };
}

export function optional<Value>(of: Read<Value>): Option<Value | undefined> {
  return { ...of, kind: 'named', isRequired: false };
}

/** A positional argument: the FILE of `import FILE`. */
export function argument<Value>(option: Option<Value>): Option<Value> {
  return { ...option, kind: 'argument' };
}

export function flag(means: string): Option<boolean> {
  const noValue = { isRequired: false, otherwise: false, placeholder: '', expected: 'nothing' };
  return { kind: 'flag', means, ...noValue, read: () => undefined };
}

const LONGEST = 500;

function text(placeholder: string, means: string): Read<string> {
  return {
    placeholder,
    means,
    expected: `a line of up to ${LONGEST} characters`,
    read: (typed) => (typed.length <= LONGEST && !/\p{Cc}/u.test(typed) ? typed : undefined),
  };
}

function date(means: string): Read<LocalDate> {
  return { placeholder: 'DATE', means, expected: 'a date such as 2027-03-05', read: parseLocalDate };
}

function email(means: string): Read<string> {
  return {
    placeholder: 'ADDRESS',
    means,
    expected: 'an e-mail address',
    read: (typed) => (/^[^\s@]+@[^\s@]+$/.test(typed.trim()) ? typed.trim() : undefined),
  };
}

/** An integer from `least` to `most`. */
function whole(placeholder: string, means: string, [least, most]: readonly [number, number]) {
  const inRange = (count: number) => count >= least && count <= most;
  return {
    placeholder,
    means,
    expected: `a whole number from ${least} to ${most}`,
    read: (typed: string) => (/^\d{1,10}$/.test(typed) && inRange(Number(typed)) ? Number(typed) : undefined),
  } satisfies Read<number>;
}

function oneOf<Word extends string>(means: string, words: readonly Word[]): Read<Word> {
  return {
    placeholder: words.join('|'),
    means,
    expected: `one of ${words.join(', ')}`,
    read: (typed) => words.find((word) => word === typed),
  };
}

export const value = { text, date, email, whole, oneOf };

/** A hotel by its code; nearly every command takes it. */
export const property = required(text('CODE', 'the hotel, by its code'));

export const number = required(text('NUMBER', 'the booking, by its number'));

export const dryRun = flag('only prints what would be done');
