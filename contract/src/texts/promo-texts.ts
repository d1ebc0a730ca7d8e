/** A promo code as a search answers it; nulls where none was typed. */
export interface PromoFacts {
  readonly code: string | null;
  readonly isValid: boolean | null;
  readonly message: string | null;
}

/** What stands in a code's place: a way to add one, the one that acts, or why it does not. */
export type PromoState = 'add' | 'entered' | 'warning';

/** A code that is not answered yet is entered. A warning needs a message: spec section 8. */
export function promoState({ code, isValid, message }: PromoFacts): PromoState {
  if (code === null) return 'add';
  return isValid === false && message !== null ? 'warning' : 'entered';
}

/** “Add a code”, “Code TIDE10”, “We do not know this code. Prices are shown without it.” */
export function promoText(facts: PromoFacts): string {
  switch (promoState(facts)) {
    case 'add':
      return 'Add a code';
    case 'entered':
      return `Code ${facts.code}`;
    case 'warning':
      return `${facts.message} Prices are shown without it.`;
  }
}

const faults = {
  unknown: 'We do not know this code.',
  'used-up': 'This code has been used up.',
  'not-for-stay': 'This code is not valid for your stay.',
  'not-today': 'This code is not valid today.',
} as const;

/** Why a promo code does not act. */
export function promoFaultText(fault: keyof typeof faults): string {
  return faults[fault];
}
