/** A secret as `openssl rand -base64 32` makes it. */
export const TEST_SECRET = 'b3Zqk0W9sT5yHcLr2VfXn8GmEaJdUw1PiKoQ4xRt6Bg=';

/** What whoever watches a server brings. */
export const METRICS_TOKEN = 'a-token-of-the-tests';
export const withMetricsToken = { authorization: `Bearer ${METRICS_TOKEN}` };

/** What a server of a real hotel is started with: the least, no thread, which could not be given a test's clock, and no share. */
export function productionVariables(databaseUrl: string) {
  return {
    DATABASE_URL: databaseUrl,
    PUBLIC_URL: 'https://book.example.com',
    SECRET: TEST_SECRET,
    METRICS_TOKEN,
    // A test books from one address alone, in a hotel of few rooms.
    UNPAID_SHARE: '100',
  };
}
