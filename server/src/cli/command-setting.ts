import type { Clock } from '../platform/clock/clock.ts';

export interface CommandSetting {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** File names are relative to it. */
  readonly folder: string;
  readonly clock: Clock;
  readonly log: { error(facts: object, message: string): void };
  /** Prints a line at once, for long commands. */
  readonly say?: (line: string) => void;
  readonly delay?: (milliseconds: number) => Promise<unknown>;
}

/** 0: done. 1: refused, nothing was written. 2: invalid usage. */
export interface CommandOutput {
  readonly exitCode: 0 | 1 | 2;
  readonly lines: readonly string[];
}
