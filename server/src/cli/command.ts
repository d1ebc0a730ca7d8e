import type * as z from 'zod';
import type { Options, ValuesOf } from './command-option.ts';
import type { CommandSetting } from './command-setting.ts';

/** The result of a command: lines for people, and the `--json` output; a refusal has no output. */
export interface CommandResult<Answer> {
  readonly exitCode: 0 | 1;
  readonly lines: readonly string[];
  readonly answer?: Answer;
}

interface CommandOf<Of extends Options, Answers extends z.ZodType> {
  /** As typed: `invoice create`. */
  readonly name: string;
  /** Sentences; the first is for the list of commands. */
  readonly does: readonly [string, ...string[]];
  readonly options: Of;
  /** The schema of the `--json` output; amounts are in minor units. */
  readonly answers: Answers;
  run(values: ValuesOf<Of>, setting: CommandSetting): Promise<CommandResult<z.input<Answers>>>;
}

export type Command = CommandOf<Options, z.ZodType>;

/** Declares a command for the table of `commands.ts`: its options are parsed, and its output has the declared shape. */
export function command<Of extends Options, Answers extends z.ZodType>(of: CommandOf<Of, Answers>): Command {
  return of;
}

export const done = <Answer>(lines: readonly string[], answer: Answer): CommandResult<Answer> => ({
  exitCode: 0,
  lines,
  answer,
});

/** A refusal: nothing was written; one reason per line. */
export const refusedFor = (...lines: readonly string[]): CommandResult<never> => ({ exitCode: 1, lines });
