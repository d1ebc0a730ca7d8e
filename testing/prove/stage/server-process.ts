import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const entry = fileURLToPath(import.meta.resolve('@portico/testing/prove/server-main'));

export interface ServerSettings {
  readonly port: number;
  readonly environment: Readonly<Record<string, string>>;
  readonly offsetFile: string;
  readonly logFile: string;
}

/** One place where a server runs: at the same address after each start. */
export interface ServerProcess {
  readonly url: string;
  /** Resolves when it takes requests. Throws when it ends before. */
  start(): Promise<void>;
  /** Ends it at once, wherever it is. */
  kill(): Promise<void>;
  /** Asks it to stop and waits until it has. */
  stop(): Promise<void>;
}

export function serverProcess({ port, environment, offsetFile, logFile }: ServerSettings): ServerProcess {
  let child: ChildProcess | undefined;

  async function end(signal: NodeJS.Signals): Promise<void> {
    const ending = child;
    if (ending === undefined || hasEnded(ending)) return;
    ending.kill(signal);
    if (!hasEnded(ending)) await once(ending, 'exit');
  }

  return {
    url: `http://127.0.0.1:${port}`,
    start: async () => {
      const log = openSync(logFile, 'a');
      const started = fork(entry, [offsetFile], {
        env: { ...process.env, ...environment, HOST: '127.0.0.1', PORT: String(port) },
        stdio: ['ignore', log, log, 'ipc'],
      });
      closeSync(log);
      child = started;
      await Promise.race([once(started, 'message'), once(started, 'exit')]);
      if (hasEnded(started)) throw new Error(`A server did not start, see ${logFile}`);
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;
