import type { Asked } from './asking.ts';
import type { Stage } from './stage/stage.ts';

/** How much one run of the harness does. */
export interface Size {
  readonly sagas: number;
  /** Of each step. */
  readonly kills: number;
  readonly cuts: number;
  readonly stops: number;
  readonly crashes: number;
  readonly jumps: number;
}

/** One line of the table. */
export interface Line {
  readonly name: string;
  /** Rooms of each type a night. */
  readonly rooms: number;
  readonly servers: number;
  /** Does the harm and answers who asked for what; `say` tells how far it is. */
  readonly run: (stage: Stage, size: Size, say: (progress: string) => void) => Promise<Done>;
}

export interface Done {
  readonly runs: number;
  readonly asked: readonly Asked[];
}
