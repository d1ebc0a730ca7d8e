import { systemClock } from '../platform/clock/clock.ts';
import { databaseFault } from '../platform/database/database-fault.ts';
import { diskFault } from '../platform/disk-fault.ts';
import { hotelCommand } from './hotel-command.ts';

// npm runs scripts in the project's folder; file names are relative to where the command was typed.
const folder = process.env['INIT_CWD'] ?? process.cwd();
const log = { error: (_facts: object, message: string) => console.error(message) };

async function run(): Promise<void> {
  try {
    const args = process.argv.slice(2);
    const { exitCode, lines } = await hotelCommand(args, {
      environment: process.env,
      folder,
      clock: systemClock,
      log,
    });
    // Scripts read one stream, whatever the result.
    const print = exitCode === 0 || args.includes('--json') ? console.log : console.error;
    print(lines.join('\n'));
    process.exitCode = exitCode;
  } catch (error) {
    const failed = `The command failed: ${whyFailed(error)}`;
    if (process.argv.includes('--json')) console.log(JSON.stringify({ refused: [failed] }, null, 2));
    else console.error(failed);
    process.exitCode = 1;
  }
}

function whyFailed(error: unknown): string {
  const { DATABASE_URL: url = '' } = process.env;
  const fault = (url === '' ? undefined : databaseFault(error, url)) ?? diskFault(error);
  return fault === undefined ? (error instanceof Error ? error.message : String(error)) : `${fault}.`;
}

void run();
