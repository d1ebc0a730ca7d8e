import { expect, test } from 'vitest';
import { snapshotMemory, usableMemory } from './snapshot-memory.ts';

const GIGABYTE = 1024 ** 3;

test('snapshots have a quarter of the memory, and two gigabytes at most', () => {
  expect(snapshotMemory(GIGABYTE)).toBe(GIGABYTE / 4);
  expect(snapshotMemory(64 * GIGABYTE)).toBe(2 * GIGABYTE);
});

test('this computer has memory to give', () => {
  expect(usableMemory()).toBeGreaterThan(0);
  expect(usableMemory()).toBeLessThan(Number.MAX_SAFE_INTEGER);
});
