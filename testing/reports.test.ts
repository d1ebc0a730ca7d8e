import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { repository } from './source-tree/source-files.ts';

interface Result {
  readonly passed: number;
  readonly failed: number;
  readonly tests?: readonly { readonly name: string; readonly seconds: number }[];
  readonly failures?: readonly { readonly name: string; readonly message: string }[];
}
type Read = (file: string, code: number) => Result;

const { vitestReport, playwrightReport } = (await import(path.join(repository, 'scripts/reports.mjs'))) as {
  readonly vitestReport: Read;
  readonly playwrightReport: Read;
};

function written(report: object): string {
  const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'portico-report-')), 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

const vitest = {
  numPassedTests: 3,
  numFailedTests: 0,
  numFailedTestSuites: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [
    { assertionResults: [{ fullName: 'a room is booked', duration: 1_500 }, { fullName: 'left out' }] },
  ],
};
const journeys = {
  stats: { expected: 4, unexpected: 0, flaky: 0, skipped: 0 },
  suites: [
    {
      suites: [
        {
          specs: [
            { title: 'a guest pays', tests: [{ projectName: 'phone', results: [{ duration: 2_000 }] }] },
          ],
        },
      ],
    },
  ],
};

test('what all tests of a runner come to is counted, and how long each took', () => {
  expect(vitestReport(written(vitest), 0)).toEqual({
    passed: 3,
    failed: 0,
    tests: [
      { name: 'a room is booked', seconds: 1.5 },
      { name: 'left out', seconds: 0 },
    ],
    failures: [],
  });
  expect(playwrightReport(written(journeys), 0)).toMatchObject({
    passed: 4,
    failed: 0,
    tests: [{ name: 'a guest pays (phone)', seconds: 2 }],
    failures: [],
  });
});

test('what failed is shown with its message', () => {
  const assertionResults = [
    { fullName: 'a room is booked', status: 'passed' },
    { fullName: 'a room is cancelled', status: 'failed', failureMessages: ['expected 0 to be 1'] },
  ];
  const unread = { name: 'rates.test.ts', message: 'cannot be read', assertionResults: [] };
  const { failures } = vitestReport(written({ ...vitest, testResults: [{ assertionResults }, unread] }), 1);
  expect(failures).toEqual([
    { name: 'a room is cancelled', message: 'expected 0 to be 1' },
    { name: 'rates.test.ts', message: 'cannot be read' },
  ]);
  const results = [{ duration: 2_000, errors: [{ message: 'no such button' }] }];
  const suites = [{ specs: [{ title: 'a guest pays', tests: [{ projectName: 'phone', results }] }] }];
  expect(playwrightReport(written({ ...journeys, suites }), 1).failures).toMatchObject([
    { name: 'a guest pays (phone)', message: 'no such button' },
  ]);
});

test.each([
  ['fails', { numFailedTests: 1 }],
  ['is in a file that cannot be read', { numFailedTestSuites: 1 }],
  ['is skipped', { numPendingTests: 1 }],
  ['is still to be written', { numTodoTests: 1 }],
])('a test of Vitest that %s fails the whole', (_, change) => {
  expect(vitestReport(written({ ...vitest, ...change }), 0).failed).toBe(1);
});

test.each(['unexpected', 'flaky', 'skipped'])('a journey that is %s fails the whole', (kind) => {
  expect(playwrightReport(written({ ...journeys, stats: { ...journeys.stats, [kind]: 1 } }), 0).failed).toBe(
    1,
  );
});

test('a runner that ends badly, or without a report, has failed', () => {
  expect(vitestReport(written(vitest), 1).failed).toBe(1);
  expect(vitestReport('/nowhere/report.json', 0)).toEqual({ passed: 0, failed: 1 });
});
