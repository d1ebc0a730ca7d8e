import { deriveFromLibrary } from '@portico/testing/stripe/openapi/derive-from-library';
import { published } from '@portico/testing/stripe/openapi/published';
import { expect, test } from 'vitest';
import { API_VERSION } from './stripe-api.ts';

test('requests and answers are checked against the requested version in Stripe’s library', () => {
  const derived: unknown = JSON.parse(JSON.stringify(deriveFromLibrary()));
  expect(published).toEqual(derived);
  expect(published.info.version).toBe(API_VERSION);
});
