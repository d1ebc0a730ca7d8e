import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** One request of Paystack's documentation and its answer: fixtures/README.md. */
export interface PaystackFixture {
  readonly request: {
    readonly method: string;
    readonly path: string;
    readonly body?: Readonly<Record<string, unknown>>;
  } | null;
  readonly status: number;
  readonly answer: Readonly<Record<string, unknown>>;
}

export type FixtureName =
  | 'initialize'
  | 'initialize-duplicate'
  | 'verify-success'
  | 'verify-not-found'
  | 'verify-statuses'
  | 'charge-authorization'
  | 'charge-authorization-paused'
  | 'refund'
  | 'refunds'
  | 'transactions'
  | 'charge-success'
  | 'invalid-key';

const folder = fileURLToPath(new URL('fixtures/', import.meta.url));

export function paystackFixture(name: FixtureName): PaystackFixture {
  return JSON.parse(readFileSync(`${folder}${name}.json`, 'utf8')) as PaystackFixture;
}
