import type { AccountCard } from '@portico/contract/calls/account-read';
import { useState } from 'react';
import { CardFields } from '../../../parts/card-form/card-fields.tsx';
import { useHotel } from '../../../parts/hotel/hotel-context.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { JudgedForm } from '../../../ui/judged-form.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextButton } from '../../../ui/text-button.tsx';
import styles from './manage-account.module.css';
import { useAddCard } from './use-add-card.ts';

interface AddCardProps {
  readonly email: string;
  readonly onAdded: (cards: AccountCard[], message: string) => void;
}

/** Keeps a card, and charges nothing. */
export function AddCard({ email, onAdded }: AddCardProps) {
  const { cardEntry, property } = useHotel();
  const [isOpen, setIsOpen] = useState(false);
  const adding = useAddCard(email, (cards, message) => {
    setIsOpen(false);
    onAdded(cards, message);
  });
  if (cardEntry === 'none' || property.PayByPayStack) return null;
  const failure = (
    <div role="alert">
      {adding.failure !== null && <Notice tone="negative" title={adding.failure} live="off" />}
    </div>
  );
  if (!isOpen || !adding.isTyped) {
    return (
      <>
        {failure}
        <Button
          variant="second"
          size="small"
          busy={adding.isBusy}
          onClick={() => (adding.isTyped ? setIsOpen(true) : void adding.send())}
        >
          Add a card
        </Button>
        {!adding.isTyped && (
          <p className="small muted">On the page of our payment provider. Nothing is charged.</p>
        )}
      </>
    );
  }
  return (
    <JudgedForm className={styles.adding} form={adding.form} onSend={() => void adding.send()}>
      {failure}
      <ErrorSummary issues={adding.form.issues} attempt={adding.form.attempt} />
      <CardFields
        card={adding.card}
        payerEmail={email}
        keptText="Nothing is charged now."
        errors={adding.form.errors}
        onChange={adding.type}
      />
      <p className="actions">
        <Button type="submit" size="small" busy={adding.isBusy}>
          Keep this card
        </Button>
        <TextButton onClick={() => setIsOpen(false)}>Do not add a card</TextButton>
      </p>
    </JudgedForm>
  );
}
