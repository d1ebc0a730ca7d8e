import type { AccountCard } from '@portico/contract/calls/account-read';
import { useState } from 'react';
import { CardFields } from '../../../parts/card-form/card-fields.tsx';
import { useHotel } from '../../../parts/hotel/hotel-context.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { FocusedAlert } from '../../../ui/focused-alert.tsx';
import { JudgedForm } from '../../../ui/judged-form.tsx';
import { Notice } from '../../../ui/notice.tsx';
import styles from './manage-account.module.css';
import { useAddCard } from './use-add-card.ts';

interface AddCardProps {
  readonly email: string;
  /** What was said before is over. */
  readonly onBegin: () => void;
  readonly onAdded: (cards: AccountCard[], message: string) => void;
}

/** Keeps a card, and charges nothing. */
export function AddCard({ email, onBegin, onAdded }: AddCardProps) {
  const { cardEntry, property } = useHotel();
  const [isOpen, setIsOpen] = useState(false);
  const adding = useAddCard(email, onBegin, (cards, message) => {
    setIsOpen(false);
    onAdded(cards, message);
  });
  if (cardEntry === 'none' || property.PayByPayStack) return null;
  const { isTyped, isBusy, failure, form, card } = adding;
  return (
    <>
      <FocusedAlert news={failure}>
        <Notice tone="negative" title={failure} live="off" />
      </FocusedAlert>
      <Button
        variant="second"
        size="small"
        busy={isBusy && !isOpen}
        onClick={() => (isTyped ? setIsOpen(!isOpen) : void adding.send())}
      >
        {isOpen ? 'Do not add a card' : 'Add a card'}
      </Button>
      {!isTyped && <p className="small muted">On the page of our payment provider. Nothing is charged.</p>}
      {isOpen && (
        <JudgedForm className={styles.adding} form={form} onSend={() => void adding.send()}>
          <ErrorSummary issues={form.issues} attempt={form.attempt} />
          <CardFields
            card={card}
            payerEmail={email}
            keptText="Nothing is charged now."
            errors={form.errors}
            onChange={adding.type}
          />
          <Button type="submit" size="small" busy={isBusy}>
            Keep this card
          </Button>
        </JudgedForm>
      )}
    </>
  );
}
