import { mkdtempSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { secretOf } from './secret-of.ts';

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'portico-secret-'));

test('what the hotel has set is used, the newest first', () => {
  expect(secretOf({ secrets: ['newer', 'older'], dataDir })).toBe('newer');
});

test('a demo has one of its own, the same at each start', () => {
  const secret = secretOf({ secrets: undefined, dataDir });
  expect(secret.length).toBeGreaterThanOrEqual(32);
  expect(secretOf({ secrets: undefined, dataDir })).toBe(secret);
  expect(readFileSync(path.join(dataDir, 'secrets.json'), 'utf8')).toContain(secret);
});
