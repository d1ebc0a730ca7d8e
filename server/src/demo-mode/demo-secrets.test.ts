import { mkdtempSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { demoSecrets } from './demo-secrets.ts';

const newFolder = () => mkdtempSync(path.join(os.tmpdir(), 'portico-secrets-'));

test('the secrets of a data folder are made once, for the owner alone', () => {
  const folder = newFolder();
  const made = demoSecrets(folder);
  expect(made.acquirer.length).toBeGreaterThanOrEqual(32);
  expect(demoSecrets(folder)).toEqual(made);
  expect(demoSecrets(newFolder())).not.toEqual(made);
  expect(statSync(path.join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);
});

test('a folder of an older demo keeps its secret and gets the one that is missing', () => {
  const folder = newFolder();
  const acquirer = 'a'.repeat(32);
  writeFileSync(path.join(folder, 'secrets.json'), JSON.stringify({ acquirer }));
  const secrets = demoSecrets(folder);
  expect(secrets.acquirer).toBe(acquirer);
  expect(secrets.server.length).toBeGreaterThanOrEqual(32);
  expect(demoSecrets(folder)).toEqual(secrets);
});

test('a file that holds none is not replaced', () => {
  const folder = newFolder();
  writeFileSync(path.join(folder, 'secrets.json'), '{"acquirer":""}');
  expect(() => demoSecrets(folder)).toThrow();
});
