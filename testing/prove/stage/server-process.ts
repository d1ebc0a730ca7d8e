import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { send } from './send.ts';
import { cachedProgram } from './cached-program.ts';

const LOOK_EVERY_MS = 50;

/** `main`: what `npm start` runs, of this version or of another. `with-clock`: that of this one with a moved clock. */
export type Program = 'with-clock' | { readonly main: string };

/** The Node arguments. */
async function entryOf(program: Program): Promise<string[]> {
  return program === 'with-clock' ? cachedProgram('@portico/testing/prove/server-main') : [program.main];
}

export interface ServerSettings {
  readonly port: number;
  readonly environment: Readonly<Record<string, string>>;
  readonly program: Program;
  readonly offsetFile: string;
  readonly logFile: string;
}

/** A server that has the same address after each start. */
export interface ServerProcess {
  readonly url: string;
  readonly logFile: string;
  /** Resolves once it takes requests. Throws when it exits before. By default runs the program of the settings. */
  start(program?: Program): Promise<void>;
  /** Kills it at once. */
  kill(): Promise<void>;
  /** Asks it to stop and waits until it has. */
  stop(): Promise<void>;
}

export function serverProcess(settings: ServerSettings): ServerProcess {
  const { port, environment, offsetFile, logFile } = settings;
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;

  async function end(signal: NodeJS.Signals): Promise<void> {
    const ending = child;
    if (ending === undefined || hasEnded(ending)) return;
    ending.kill(signal);
    if (!hasEnded(ending)) await once(ending, 'exit');
  }

  return {
    url,
    logFile,
    start: async (program = settings.program) => {
      const entry = await entryOf(program);
      const log = openSync(logFile, 'a');
      const started = spawn(process.execPath, [...process.execArgv, ...entry, offsetFile], {
        env: { ...process.env, ...environment, HOST: '127.0.0.1', PORT: String(port) },
        // An IPC channel closes when this process ends.
        stdio: ['ignore', log, log, 'ipc'],
      });
      closeSync(log);
      child = started;
      while (!(await isReady(url))) {
        if (hasEnded(started))
          throw new Error(`A server did not start (${started.exitCode}), see ${logFile}`);
        await delay(LOOK_EVERY_MS);
      }
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}

async function isReady(url: string): Promise<boolean> {
  const answer = await send(`${url}/readyz`, { method: 'GET' }).catch(() => undefined);
  return answer?.status === 200;
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;
