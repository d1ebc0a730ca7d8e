import { deriveFromLibrary } from '@portico/testing/stripe/openapi/derive-from-library';
import { published } from '@portico/testing/stripe/openapi/published';
import { expect, test } from 'vitest';
import { API_VERSION } from './stripe-api.ts';

test('what requests and answers are held against is what Stripe’s library says of the version that is asked for', () => {
  const derived: unknown = JSON.parse(JSON.stringify(deriveFromLibrary()));
  expect(published).toEqual(derived);
  expect(published.info.version).toBe(API_VERSION);
});
