/**
 * How long a test waits for what has to come: what has not come by then never will, however busy the computer is. Nothing
 * that a test says depends on it. The limits of whole tests (vitest.config.ts, playwright.config.ts) are longer still.
 */
export const patience = { timeout: 300_000, interval: 50 } as const;
