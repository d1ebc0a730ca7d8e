import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { forgetGuests, type RequestedBooking } from './request-booking.ts';
import { readFigures, type Figures } from './figures.ts';
import type { Line, Size } from './line.ts';
import { reconciled } from './reconciled.ts';
import type { Cluster } from './stage/cluster.ts';
import { openStage } from './stage/stage.ts';
import { untilSettled } from './until-settled.ts';

export interface Proved {
  readonly name: string;
  readonly runs: number;
  readonly figures: Figures | undefined;
  /** The error that aborted the line, if any. */
  readonly error: string | undefined;
  readonly hasPassed: boolean;
}

export interface LineToProve {
  readonly cluster: Cluster;
  /** Names its database and its log. */
  readonly name: string;
  readonly line: Line;
  readonly size: Size;
  /** Aborts the line. */
  readonly signal: AbortSignal;
}

/**
 * Opens a stage, runs the line's faults on it, lets it settle and counts. Never throws: an error that aborts it is in
 * the result.
 */
export async function proveLine({ cluster, name, line, size, signal }: LineToProve): Promise<Proved> {
  const report = (progress: string) => console.log(`${line.name}: ${progress}`);
  let own: Cluster | undefined;
  try {
    report('starting');
    forgetGuests();
    const logFolder = path.resolve('.cache/prove');
    mkdirSync(logFolder, { recursive: true });
    own = await line.startCluster?.(logFolder);
    const stage = await openStage({ cluster: own ?? cluster, name: `prove_${name}`, line, logFolder });
    try {
      const work = async () => {
        const { runs, requested, faults = [], lost } = await line.run(stage, size, report);
        report(`answered ${countAnswers(requested)}`);
        report('settling');
        await untilSettled(stage);
        faults.forEach(report);
        const driftFound = await reconciled(stage.directly());
        const figures = await stage.withDatabase((database) =>
          readFigures({
            database,
            acquired: stage.acquirer.acquired(),
            received: stage.mails.received,
            requested,
            driftFound,
            faults,
            ...(lost !== undefined && { lost }),
          }),
        );
        return { name: line.name, runs, figures, error: undefined, hasPassed: hasPassed(figures) };
      };
      return await Promise.race([work(), aborted(signal)]);
    } finally {
      await stage.close();
    }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { name: line.name, runs: 0, figures: undefined, error: message, hasPassed: false };
  } finally {
    await own?.close();
  }
}

/** Counts the answers by kind. */
function countAnswers(requested: readonly RequestedBooking[]): string {
  const words = requested.map(({ answer }) => answer?.RefusalCode ?? answer?.Status ?? 'nothing');
  return [...new Set(words)]
    .map((word) => `${word} ${words.filter((each) => each === word).length}`)
    .join(', ');
}

async function aborted(signal: AbortSignal): Promise<never> {
  if (!signal.aborted) await once(signal, 'abort');
  throw new Error('broken off');
}

/** A line without a booking proves nothing. */
function hasPassed({ confirmed, ...faults }: Figures): boolean {
  return confirmed > 0 && Object.values(faults).every((count) => count === 0);
}
