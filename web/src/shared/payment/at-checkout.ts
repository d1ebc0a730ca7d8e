import type { AtCheckout } from '@portico/contract/refusal';
import { cardAgain, knownRefusal, type RefusalCode } from '@portico/contract/refusals';

/** What the checkout shows and does about a refusal of Create. */
export function atCheckout(code: RefusalCode | null): AtCheckout {
  const refusal = knownRefusal(code);
  return (refusal?.status === 200 && refusal.atCheckout) || cardAgain;
}
