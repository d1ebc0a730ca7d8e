/** What this page does about a refusal, so that the next press is not refused the same way. */
export type RefusalRemedy = 'ask-again' | 'drop-promotion' | 'drop-voucher' | 'another-card';

/** Rule: spec section 8, "Booking creation failure". */
export function remedyFor(code: string | null): RefusalRemedy {
  switch (code) {
    case 'quote.price-changed':
    case 'voucher.changed':
    case 'basket.no-room-left':
    case 'rate.unavailable':
    case 'extra.unavailable':
      return 'ask-again';
    case 'promotion.not-valid':
      return 'drop-promotion';
    case 'voucher.not-valid':
      return 'drop-voucher';
    case null:
    default:
      return 'another-card';
  }
}
