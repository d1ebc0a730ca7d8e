import { availableParallelism } from 'node:os';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { patience } from './testing/patience.ts';

// Workspaces are tested from source, so that no build is needed. Without the condition `module`, which Node does not
// know: it leads to files only a bundler can read.
const server = ['portico-source', ...defaultServerConditions.filter((name) => name !== 'module')];
const browser = ['portico-source', ...defaultClientConditions];

/** As in scripts/test.mjs, for running these alone too. */
const shortLived = ['--interrupt-budget=540000', '--single-threaded-gc'];

/** Only against hanging: no test asserts on time, and a busy computer is no failure. */
const unhurried = {
  testTimeout: 1_200_000,
  hookTimeout: 1_200_000,
  expect: { poll: patience },
};

export default defineConfig({
  test: {
    // Vitest leaves a core free, even of two; but half of the time is waiting for the database.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        resolve: { conditions: server },
        ssr: { resolve: { conditions: server } },
        test: {
          name: 'unit',
          // A test of web that needs a document is a .test.tsx.
          include: ['{domain,contract,sandbox,demo,web}/src/**/*.test.ts', 'testing/*.test.ts'],
          pool: 'threads',
          // These share no state between files.
          isolate: false,
          environment: 'node',
          ...unhurried,
        },
      },
      {
        resolve: { conditions: server },
        ssr: { resolve: { conditions: server } },
        // Vitest loads the global setup in an environment of its own.
        environments: { __vitest__: { resolve: { conditions: server } } },
        test: {
          name: 'database',
          include: ['server/src/**/*.test.ts', 'testing/{http,prove}/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['testing/database/global-setup.ts'],
          execArgv: shortLived,
          // Each file has its own databases and servers; modules are loaded once per worker.
          isolate: false,
          ...unhurried,
        },
      },
      {
        resolve: { conditions: browser },
        test: {
          name: 'web',
          include: ['web/src/**/*.test.tsx'],
          environment: 'jsdom',
          execArgv: shortLived,
          isolate: false,
          setupFiles: ['fresh-page', 'patience', 'missing-in-jsdom', 'styles-by-kind', 'well-nested'].map(
            (name) => `testing/screens/${name}.ts`,
          ),
          ...unhurried,
        },
      },
    ],
  },
});
