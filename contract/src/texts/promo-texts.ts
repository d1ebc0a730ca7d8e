const faults = {
  unknown: 'We do not know this code.',
  'used-up': 'This code has been used up.',
  'not-for-stay': 'This code is not valid for your stay.',
  'not-in-area': 'No hotel of this area takes this code.',
  'not-today': 'This code is not valid today.',
} as const;

/** Why a promo code has no effect. */
export function promoFaultText(fault: keyof typeof faults): string {
  return faults[fault];
}
