import { median, milliseconds, ratio } from '../figures.ts';
import { withTemporaryFolder } from '../served/temporary-folder.ts';
import type { Table } from '../table.ts';
import { endingSandboxes } from './sandboxes-of.ts';
import { idleNode, startOnce, type StartTimes } from './start-once.ts';

const FOLDERS = 3;
const LATER_STARTS = 2;

/** From `node server/dist/main.js` to the first page, with an empty and with a used data folder. */
export async function startBench(): Promise<Table[]> {
  const first: StartTimes[] = [];
  const later: StartTimes[] = [];
  const idle: number[] = [];
  for (let folder = 0; folder < FOLDERS; folder++) {
    await withTemporaryFolder((dataDir) =>
      endingSandboxes(async (onSandbox) => {
        first.push(await startOnce(dataDir, onSandbox));
        for (let start = 0; start < LATER_STARTS; start++) {
          idle.push(await idleNode());
          later.push(await startOnce(dataDir, onSandbox));
        }
      }),
    );
  }
  const floor = median(idle);
  const row = (name: string, times: readonly StartTimes[]) => {
    const ready = median(times.map((time) => time.ready));
    const document = median(times.map((time) => time.document));
    return [name, milliseconds(ready), milliseconds(document), ratio(document / floor)];
  };
  return [
    {
      title: 'Start',
      columns: ['what', 'ready ms', 'first page ms', 'times the floor'],
      rows: [
        row('first start, empty data folder', first),
        row('later start', later),
        ['– node -e 0', '', milliseconds(floor), '1'],
      ],
      note: `Medians of ${FOLDERS} first and ${FOLDERS * LATER_STARTS} later starts. The first makes the database, the demo hotels with 36 months of nights, and the sandbox acquirer.`,
    },
  ];
}
