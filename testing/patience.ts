/**
 * How long a test waits for an expected event: after that it never comes, however busy the computer is. No assertion
 * depends on it. The limits of whole tests (vitest.config.ts, playwright.config.ts) are longer still.
 */
export const patience = { timeout: 300_000, interval: 50 } as const;
