import { mkdtempSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildSandbox } from '@portico/sandbox/app';
import { sandboxAcquirer } from '@portico/server/payments/providers/sandbox/sandbox-acquirer';
import { secrets } from '../portico/secrets.ts';

const newFile = () => path.join(mkdtempSync(path.join(os.tmpdir(), 'portico-acquirer-')), 'ledger.jsonl');

/** The sandbox acquirer over HTTP, and the server's side of it. */
export async function openAcquirer(now: () => Date, storeFile = newFile()) {
  const [secret] = secrets;
  const sandbox = buildSandbox({ storeFile, secret, now });
  const url = await sandbox.listen({ host: '127.0.0.1', port: 0 });
  return {
    port: sandboxAcquirer({ url, secret }),
    /** Its store, one entry per attempt. */
    store: () => readStore(storeFile),
    close: () => sandbox.close(),
  };
}

function readStore(file: string): { reference: string; status: string; amount?: number }[] {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  const entries = lines.map((line) => JSON.parse(line) as { reference: string; status: string });
  // The last line of a reference counts.
  return [...new Map(entries.map((entry) => [entry.reference, entry])).values()];
}
