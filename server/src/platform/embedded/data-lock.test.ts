import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { acquireDataLock } from './data-lock.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'portico-lock-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const lockFile = () => path.join(dataDir, 'portico.lock');

test('a second application is refused with the holder of the folder', () => {
  acquireDataLock(dataDir);
  expect(() => acquireDataLock(dataDir)).toThrow(
    `another Portico is using ${dataDir} (process ${process.pid})`,
  );
});

test('a folder given up can be claimed again', () => {
  acquireDataLock(dataDir).release();
  expect(existsSync(lockFile())).toBe(false);
  expect(() => acquireDataLock(dataDir)).not.toThrow();
});

test('the lock of a process that has died is reaped', () => {
  const dead = spawnSync(process.execPath, ['--version']);
  writeFileSync(lockFile(), JSON.stringify({ pid: dead.pid, start: '1' }));
  expect(() => acquireDataLock(dataDir)).not.toThrow();
});

test('the lock of a process that has died is reaped although its number is used again', () => {
  writeFileSync(lockFile(), JSON.stringify({ pid: process.pid, start: 'before the restart' }));
  expect(() => acquireDataLock(dataDir)).not.toThrow();
});

test('a lock that cannot be read is reaped', () => {
  writeFileSync(lockFile(), '');
  expect(() => acquireDataLock(dataDir)).not.toThrow();
});
