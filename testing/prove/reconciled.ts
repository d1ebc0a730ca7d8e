import { execFile } from 'node:child_process';
import { keptProgram } from './stage/kept-program.ts';

/**
 * The drift that `npm run hotel -- reconcile` counts, run as an operator runs it with these variables. Throws where it
 * could not compare everything.
 */
export async function reconciled(variables: Readonly<Record<string, string>>): Promise<number> {
  const command = await keptProgram('@portico/testing/prove/reconcile-main');
  const told = await printed([...process.execArgv, ...command, 'reconcile'], variables);
  const drift = driftTold(told);
  if (drift > 0) console.log(told.lines.join('\n'));
  return drift;
}

/** What stands in the command's last line. Throws where that says nothing, or where agreement is not all it says. */
export function driftTold({ exitCode, lines }: { exitCode: number; lines: readonly string[] }): number {
  const told = /^drift (\d+)$/.exec(lines.at(-1) ?? '')?.[1];
  const drift = Number(told);
  if (told === undefined || (exitCode === 0) !== (drift === 0))
    throw new Error(`The reconciliation ended with ${exitCode}: ${lines.join('\n')}`);
  return drift;
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
