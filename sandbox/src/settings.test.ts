import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

const good = { SANDBOX_PORT: '0', SANDBOX_STORE: 'ledger.jsonl', SANDBOX_SECRET: 'a secret' };

test('the settings come from the environment', () => {
  expect(readSettings(good)).toEqual({ port: 0, storeFile: 'ledger.jsonl', secret: 'a secret' });
  expect(readSettings({ ...good, SANDBOX_URL_FILE: 'url' })).toMatchObject({ urlFile: 'url' });
  expect(readSettings({ ...good, SANDBOX_PAGES: '/sandbox', SANDBOX_LATE_MS: '50' })).toMatchObject({
    pagesUrl: '/sandbox',
    lateMs: 50,
  });
});

test('every bad variable is named at once', () => {
  expect(() => readSettings({ SANDBOX_PORT: 'http' })).toThrow(/SANDBOX_PORT.*SANDBOX_STORE.*SANDBOX_SECRET/);
});

test.each([{ SANDBOX_PAGES: 'sandbox' }, { SANDBOX_PAGES: '/sandbox/' }, { SANDBOX_LATE_MS: 'soon' }])(
  '%j is refused',
  (bad) => {
    expect(() => readSettings({ ...good, ...bad })).toThrow(Object.keys(bad)[0]!);
  },
);

test.each(['', '-1', '65536', '80.5'])('port "%s" is refused', (port) => {
  expect(() => readSettings({ ...good, SANDBOX_PORT: port })).toThrow('SANDBOX_PORT');
});
