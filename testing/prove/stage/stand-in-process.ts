import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface RunningStandIn {
  readonly url: string;
  close(): Promise<void>;
}

/** Starts a stand-in, which prints its address as a line of JSON once it listens. */
export async function startStandIn(
  program: string,
  environment: Readonly<Record<string, string>>,
): Promise<RunningStandIn> {
  const entry = fileURLToPath(import.meta.resolve(program));
  const child = spawn(process.execPath, [...process.execArgv, entry], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...environment },
  });
  const [line] = (await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])) as [unknown];
  if (child.exitCode !== null) throw new Error(`${program} did not start`);
  const { url } = JSON.parse(String(line)) as { url: string };
  return {
    url,
    close: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

/** The complete lines of its books. */
export function bookLines<Line>(storeFile: string): Line[] {
  if (!existsSync(storeFile)) return [];
  const lines = readFileSync(storeFile, 'utf8').split('\n').slice(0, -1);
  return lines.map((line) => JSON.parse(line) as Line);
}
