import { answered, type Refusal } from './refusal.ts';

export const changeRefusals = {
  'change.cancelled': answered(
    ({ unit }) => `This ${unit.singular} is cancelled and can no longer be changed.`,
  ),
  'change.arrived': answered('The stay has begun. Please ask us at the desk, or call us, to change it.'),
  'change.terms': answered('The terms of this rate do not allow that change. Please contact us about it.'),
  'change.too-late': answered('It is too late to change this here. Please contact us about it.'),
  'change.extra-fixed': answered(
    ({ extraName = 'This extra' }) =>
      `${extraName} cannot be changed here once it is booked. Please contact us about it.`,
  ),
  'change.waits-for-payment': answered(
    'An earlier change of this booking waits for its payment. Please finish that first, or try again in 20 minutes.',
  ),
  'change.email-over': answered(
    'This link is not open any more: three days are over, or the booking has another address by now. To change it, open the booking and save the new address again.',
  ),
  'change.cost-changed': answered(
    'What cancelling costs has changed since you looked. Nothing was cancelled; please look at the new sum.',
  ),
} as const satisfies Readonly<Record<string, Refusal>>;
