/** A secret as `openssl rand -base64 32` makes it. */
export const TEST_SECRET = 'b3Zqk0W9sT5yHcLr2VfXn8GmEaJdUw1PiKoQ4xRt6Bg=';

/** What whoever watches a server brings. */
export const METRICS_TOKEN = 'a-token-of-the-tests';
export const withMetricsToken = { authorization: `Bearer ${METRICS_TOKEN}` };

/** The least that a server of a real hotel is started with, and no thread, which could not be given a test's clock. */
export function productionVariables(databaseUrl: string) {
  return {
    DATABASE_URL: databaseUrl,
    PUBLIC_URL: 'https://book.example.com',
    SECRET: TEST_SECRET,
    SENDERS: 'inside',
    METRICS_TOKEN,
  };
}
