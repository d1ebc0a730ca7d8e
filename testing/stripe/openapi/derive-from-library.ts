import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import Stripe from 'stripe';
import { deriveOpenapi } from './derive.ts';

/** The used part of Stripe's API, as the installed library declares it. */
export function deriveFromLibrary() {
  const folder = new URL('../', import.meta.resolve('stripe'));
  const read = (name: string) => readFileSync(new URL(name, folder), 'utf8').trim();
  return deriveOpenapi(fileURLToPath(new URL('esm/stripe.esm.node.d.ts', folder)), {
    version: Stripe.API_VERSION,
    library: `stripe ${read('VERSION')}, from OpenAPI ${read('OPENAPI_VERSION')}`,
  });
}
