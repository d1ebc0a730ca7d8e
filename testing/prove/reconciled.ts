import { execFile } from 'node:child_process';
import { cachedProgram } from './stage/cached-program.ts';

/**
 * The drift counted by `npm run hotel -- reconcile`, run as an operator would with these variables. Throws when it
 * could not compare everything.
 */
export async function reconciled(variables: Readonly<Record<string, string>>): Promise<number> {
  const output = await hotelCommand(['reconcile'], variables);
  const drift = driftFound(output);
  if (drift > 0) console.log(output.lines.join('\n'));
  return drift;
}

/**
 * The drift in the command's last line. Throws when that line has none, or when it reports agreement among other lines.
 */
export function driftFound({ exitCode, lines }: { exitCode: number; lines: readonly string[] }): number {
  const counted = /^drift (\d+)$/.exec(lines.at(-1) ?? '')?.[1];
  const drift = Number(counted);
  if (counted === undefined || (exitCode === 0) !== (drift === 0))
    throw new Error(`The reconciliation ended with ${exitCode}: ${lines.join('\n')}`);
  return drift;
}

/** Runs `npm run hotel -- …` as an operator would with these variables. */
export async function hotelCommand(words: readonly string[], variables: Readonly<Record<string, string>>) {
  const command = await cachedProgram('@portico/testing/prove/reconcile-main');
  return printed([...process.execArgv, ...command, ...words], variables);
}

function printed(args: readonly string[], variables: Readonly<Record<string, string>>) {
  return new Promise<{ exitCode: number; lines: string[] }>((resolve) => {
    const command = execFile(
      process.execPath,
      args,
      { env: { ...process.env, ...variables } },
      (_error, output, errors) => {
        resolve({ exitCode: command.exitCode ?? 1, lines: (output + errors).trim().split('\n') });
      },
    );
  });
}
