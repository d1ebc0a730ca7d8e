/** A secret in the form of `openssl rand -base64 32`. */
export const TEST_SECRET = 'b3Zqk0W9sT5yHcLr2VfXn8GmEaJdUw1PiKoQ4xRt6Bg=';

export const METRICS_TOKEN = 'a-token-of-the-tests';
export const withMetricsToken = { authorization: `Bearer ${METRICS_TOKEN}` };

/** The minimal variables of a real hotel's server. */
export function productionVariables(databaseUrl: string) {
  return {
    DATABASE_URL: databaseUrl,
    PUBLIC_URL: 'https://book.example.com',
    SECRET: TEST_SECRET,
    METRICS_TOKEN,
    // A test books from a single address, in a hotel with few rooms.
    UNPAID_SHARE: '100',
  };
}
