import type { PayByLinkResponse } from '@portico/contract/calls/pay-by-link';
import { shortDateText } from '@portico/contract/texts/date-texts';
import { listed } from '../../shared/payment/later-texts.ts';
import { paymentProgress, withBank, type ProgressTexts } from '../../shared/submitting/submit-texts.ts';

type RequestNames = Pick<PayByLinkResponse, 'Type' | 'InvoiceNumber'>;

/** “Invoice MC-11873”, “Reservation QHK4821356”: for a card, the number is the reservation's. */
export function whatFor({ Type, InvoiceNumber }: RequestNames): string {
  return `${Type} ${InvoiceNumber}`;
}

type Money = (amount: number) => string;

/** “The hotel charges £400.00 when you check in, and not before.” */
export function chargedLaterText(
  { DueLater, DueAtHotel }: Pick<NonNullable<PayByLinkResponse['Booking']>, 'DueLater' | 'DueAtHotel'>,
  money: Money,
): string {
  if (DueLater.length === 0) {
    return DueAtHotel > 0
      ? `The hotel charges ${money(DueAtHotel)} when you check in, and not before.`
      : 'It is a guarantee: nothing is due any more.';
  }
  const charges = DueLater.map(({ Date: date, Amount }) => `${money(Amount)} on ${shortDateText(date)}`);
  const rest = DueAtHotel > 0 ? ` The other ${money(DueAtHotel)} is paid at the hotel.` : '';
  return `It is charged ${listed(charges)}, and not before.${rest}`;
}

/** A link form's texts about its action. */
export interface PayTexts {
  readonly act: string;
  readonly progress: ProgressTexts;
  /** The effect of the button; null: it is stated above. */
  readonly note: string | null;
}

/** By the request, and by where the card is typed. */
export function payTexts(
  { Action, HowToPay, AmountToPay }: Pick<PayByLinkResponse, 'Action' | 'HowToPay' | 'AmountToPay'>,
  hotelName: string,
  money: Money,
): PayTexts {
  const sum = money(AmountToPay);
  const once = 'your card is charged once at most.';
  if (Action === 'Pay') {
    const note = `Charged once, by ${hotelName}. A receipt with its own number follows at once.`;
    return HowToPay === 'card'
      ? {
          act: `Pay ${sum}`,
          progress: paymentProgress(`Paying ${sum}…`, withBank, once),
          note,
        }
      : {
          act: `Continue to payment of ${sum}`,
          progress: elsewhere('you are charged once at most.'),
          note,
        };
  }
  const stored = 'Nothing is charged now. We see only the last four digits of your card.';
  const storedOnce = 'your card is kept once, and nothing is charged.';
  return HowToPay === 'card'
    ? {
        act: 'Store this card',
        progress: paymentProgress('Keeping your card…', 'Still with your bank. Please wait.', storedOnce),
        note: null,
      }
    : { act: 'Continue to keep your card', progress: elsewhere(storedOnce), note: stored };
}

function elsewhere(once: string): ProgressTexts {
  return paymentProgress('Going on to the payment page…', 'Still asking for the payment page.', once);
}
