import type { AtCheckout } from '@portico/contract/refusal';
import { allIsKept, knownRefusal, type RefusalCode } from '@portico/contract/refusals';

/** What the checkout says and does about a refusal of Create. */
export function atCheckout(code: RefusalCode | null): AtCheckout {
  const refusal = knownRefusal(code);
  if (refusal?.status === 200) return refusal.atCheckout;
  return { place: 'payment', remedy: 'another-card', advice: allIsKept };
}
