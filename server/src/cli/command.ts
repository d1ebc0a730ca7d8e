import type * as z from 'zod';
import type { Options, ValuesOf } from './command-option.ts';
import type { CommandSetting } from './command-setting.ts';

/** What a command came to: lines for people, and with `--json` what it answers; refused ones have nothing to answer. */
export interface CommandResult<Answer> {
  readonly exitCode: 0 | 1;
  readonly lines: readonly string[];
  readonly answer?: Answer;
}

interface CommandOf<Of extends Options, Answers extends z.ZodType> {
  /** As it is typed: `invoice create`. */
  readonly name: string;
  /** In sentences, the first for the list of commands. */
  readonly does: readonly [string, ...string[]];
  readonly options: Of;
  /** The shape of what `--json` prints; amounts are in minor units. */
  readonly answers: Answers;
  run(values: ValuesOf<Of>, setting: CommandSetting): Promise<CommandResult<z.input<Answers>>>;
}

export type Command = CommandOf<Options, z.ZodType>;

/** One of the hotel's commands, for the table of `commands.ts`. Its options are read and its answer shaped as told. */
export function command<Of extends Options, Answers extends z.ZodType>(of: CommandOf<Of, Answers>): Command {
  return of;
}

export const done = <Answer>(lines: readonly string[], answer: Answer): CommandResult<Answer> => ({
  exitCode: 0,
  lines,
  answer,
});

/** Refused, nothing was written; each line a reason. */
export const refusedFor = (...lines: readonly string[]): CommandResult<never> => ({ exitCode: 1, lines });
