import { Choice, Choices } from '../../ui/choices.tsx';
import { cardText, expiresText } from '../account/card-text.ts';
import type { Payment } from './required-payment.ts';

/** The control of an account's cards: an error summary links to it. */
export const savedCardsId = 'card-kept';

interface SavedCardChoicesProps {
  readonly payment: Payment;
  readonly error: string | undefined;
  /** A card's id; `typed`: another card. */
  readonly onChoose: (cardChoice: string) => void;
}

/** The account's cards, and one to type. */
export function SavedCardChoices({ payment, error, onChoose }: SavedCardChoicesProps) {
  const { savedCards, savedCard } = payment;
  return (
    <Choices id={savedCardsId} legend="Which card?" error={error}>
      {savedCards.map((card) => (
        <Choice
          key={card.CreditCardId}
          name="card-choice"
          value={card.CreditCardId}
          title={cardText(card)}
          sub={expiresText(card)}
          checked={card === savedCard}
          onChange={() => onChoose(card.CreditCardId)}
        />
      ))}
      <Choice
        name="card-choice"
        value="typed"
        title="Another card"
        checked={savedCard === null}
        onChange={() => onChoose('typed')}
      />
    </Choices>
  );
}
