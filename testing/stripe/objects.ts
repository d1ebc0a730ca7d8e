import type { StripeObject } from './openapi/filled.ts';

/** The fields the stand-in uses of each kind of object; openapi.json has all of them. */
export interface Session extends StripeObject {
  readonly mode: 'payment' | 'setup';
  readonly status: 'open' | 'complete' | 'expired';
  readonly url: string | null;
  readonly amount_total: number | null;
  readonly currency: string;
  readonly client_reference_id: string | null;
  readonly customer_creation: string | null;
  readonly metadata: Metadata;
  readonly expires_at: number;
  readonly success_url: string;
  readonly cancel_url: string | null;
  readonly payment_intent: string | null;
  readonly setup_intent: string | null;
}

export interface Intent extends StripeObject {
  readonly status: string;
  readonly amount: number;
  readonly currency: string;
  readonly customer: string | null;
  readonly payment_method: string | null;
  readonly latest_charge: string | null;
  readonly metadata: Metadata;
}

export interface Charge extends StripeObject {
  readonly amount: number;
  readonly amount_refunded: number;
}

export type Metadata = Readonly<Record<string, string>>;
