import { writeFileSync, mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { keepThread } from './keep-thread.ts';

/** Greets, and dies of whatever it is told but to stop. */
const program = path.join(mkdtempSync(path.join(os.tmpdir(), 'portico-thread-')), 'thread.mjs');
writeFileSync(
  program,
  `import { parentPort, workerData } from 'node:worker_threads';
   parentPort.on('message', ({ kind }) => {
     if (kind !== 'stop') throw new Error('a fault: ' + kind);
     parentPort.postMessage('stopped');
     parentPort.close();
   });
   parentPort.postMessage('started for ' + workerData.hotel);`,
);

function keep() {
  const heard: unknown[] = [];
  const crashes: unknown[] = [];
  const thread = keepThread({
    program,
    data: { hotel: 'Quay' },
    stop: { kind: 'stop' },
    onMessage: (message) => heard.push(message),
    onCrash: (error) => crashes.push(error),
    pauseMs: 1,
  });
  onTestFinished(() => thread.stop());
  return { thread, heard, crashes };
}

test('a thread that dies of a fault is started again with what it was started with, and the fault is told', async () => {
  const { thread, heard, crashes } = keep();
  await expect.poll(() => heard).toEqual(['started for Quay']);
  thread.post({ kind: 'nonsense' });
  await expect.poll(() => heard).toEqual(['started for Quay', 'started for Quay']);
  expect(crashes).toEqual([expect.objectContaining({ message: 'a fault: nonsense' })]);
});

test('a thread that is stopped has ended of itself, and is not started again', async () => {
  const { thread, heard, crashes } = keep();
  await thread.stop();
  expect(heard).toEqual(['started for Quay', 'stopped']);
  await thread.stop();
  expect(heard).toHaveLength(2);
  expect(crashes).toEqual([]);
});
