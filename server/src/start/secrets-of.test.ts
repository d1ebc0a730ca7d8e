import { mkdtempSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { secretsOf } from './secrets-of.ts';

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'portico-secret-'));

test('what the hotel has set is used, the newest first', () => {
  expect(secretsOf({ secrets: ['newer', 'older'], dataDir })).toEqual(['newer', 'older']);
});

test('a demo has one of its own, the same at each start', () => {
  const [secret] = secretsOf({ secrets: undefined, dataDir });
  expect(secret.length).toBeGreaterThanOrEqual(32);
  expect(secretsOf({ secrets: undefined, dataDir })).toEqual([secret]);
  expect(readFileSync(path.join(dataDir, 'secrets.json'), 'utf8')).toContain(secret);
});
