import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

// Workspaces are tested from their sources, so that no build has to run first.
const server = ['portico-source', ...defaultServerConditions];
const browser = ['portico-source', ...defaultClientConditions];

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { conditions: server },
        ssr: { resolve: { conditions: server } },
        test: {
          name: 'unit',
          include: ['{domain,contract,sandbox,demo}/src/**/*.test.ts', 'testing/*.test.ts'],
          environment: 'node',
        },
      },
      {
        resolve: { conditions: server },
        ssr: { resolve: { conditions: server } },
        // Vitest loads the global setup in an environment of its own.
        environments: { __vitest__: { resolve: { conditions: server } } },
        test: {
          name: 'database',
          include: ['server/src/**/*.test.ts', 'testing/http/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['testing/database/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        resolve: { conditions: browser },
        test: { name: 'web', include: ['web/src/**/*.test.{ts,tsx}'], environment: 'jsdom' },
      },
    ],
  },
});
