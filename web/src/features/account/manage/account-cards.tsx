import type { AccountCard, AccountUser } from '@portico/contract/calls/account-read';
import { useState } from 'react';
import { postJson } from '../../../lib/api.ts';
import { showAtTop } from '../../../lib/top-news.ts';
import { CardFields } from '../../../shared/payment/card-form/card-fields.tsx';
import { hasProviderWay } from '../../../shared/hotel/has-provider-way.ts';
import { useHotel } from '../../../shared/hotel/hotel-context.ts';
import { cardText, expiresText } from '../../../shared/account/card-text.ts';
import { useSubmit } from '../../../shared/submitting/use-submit.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { FocusedAlert } from '../../../ui/focused-alert.tsx';
import { JudgedForm } from '../../../ui/judged-form.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Rows } from '../../../ui/rows.tsx';
import { TextButton } from '../../../ui/text-button.tsx';
import styles from './manage-account.module.css';
import { useAddCard } from './use-add-card.ts';
import { useKeepUser } from './use-keep-user.ts';

interface CardNews {
  readonly tone: 'positive' | 'negative';
  readonly text: string;
}

/** The account's saved cards: brand, last four digits, expiry. */
export function AccountCards({ user }: { user: AccountUser }) {
  const keepUser = useKeepUser();
  const [news, setNews] = useState<CardNews | null>(null);

  function forgetNews() {
    setNews(null);
    showAtTop(null);
  }

  function added(cards: AccountCard[], text: string) {
    keepUser({ CreditCards: cards });
    setNews({ tone: 'positive', text });
  }

  return (
    <>
      <FocusedAlert news={news}>
        {news !== null && (
          <Notice tone={news.tone} title={news.text} live="off" onDismiss={() => setNews(null)} />
        )}
      </FocusedAlert>
      {user.CreditCards.length === 0 ? (
        <p className={styles.rows}>
          None. A card saved here pays your next booking without being typed again.
        </p>
      ) : (
        <Rows className={styles.rows}>
          {user.CreditCards.map((card) => (
            <Card key={card.CreditCardId} card={card} onBegin={forgetNews} onNews={setNews} />
          ))}
        </Rows>
      )}
      <AddCard email={user.EmailAddress} onBegin={forgetNews} onAdded={added} />
    </>
  );
}

/** Focuses the question that the press opened. */
function focusOnceShown(button: HTMLButtonElement | null) {
  button?.focus();
}

interface CardProps {
  readonly card: AccountCard;
  /** Clears earlier news. */
  readonly onBegin: () => void;
  readonly onNews: (news: CardNews) => void;
}

function Card({ card, onBegin, onNews }: CardProps) {
  const { id } = useHotel();
  const keepUser = useKeepUser();
  const [isConfirming, setIsConfirming] = useState(false);
  const { state, submit } = useSubmit<void, void>({
    async send() {
      onBegin();
      const body = { PropertyId: id, CreditCardId: card.CreditCardId };
      const { Success, Message, CreditCards } = await postJson('/api/Account/Cards/Remove', body);
      keepUser({ CreditCards });
      onNews({ tone: Success ? 'positive' : 'negative', text: Message });
    },
    onFault: ({ message }) => onNews({ tone: 'negative', text: message }),
  });
  return (
    <li className={styles.card}>
      <div>
        <p>{cardText(card)}</p>
        <p className="small muted">{expiresText(card)}</p>
      </div>
      <TextButton onClick={() => setIsConfirming(!isConfirming)}>
        {isConfirming ? 'Keep' : 'Remove'} <span className="vh">{cardText(card)}</span>
      </TextButton>
      {isConfirming && (
        <div className={styles.confirm}>
          <p className="small">Bookings made with it can still be paid with it.</p>
          <Button
            variant="danger"
            size="small"
            busy={state !== 'idle'}
            ref={focusOnceShown}
            onClick={() => submit()}
          >
            Remove this card
          </Button>
        </div>
      )}
    </li>
  );
}

interface AddCardProps {
  readonly email: string;
  /** Clears earlier news. */
  readonly onBegin: () => void;
  readonly onAdded: (cards: AccountCard[], message: string) => void;
}

/** Saves a card, and charges nothing. */
function AddCard({ email, onBegin, onAdded }: AddCardProps) {
  const hotel = useHotel();
  const [isOpen, setIsOpen] = useState(false);
  const adding = useAddCard(email, onBegin, (cards, message) => {
    setIsOpen(false);
    onAdded(cards, message);
  });
  if (hotel.cardEntry === 'none' || hasProviderWay(hotel)) return null;
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
        onClick={() => (isTyped ? setIsOpen(!isOpen) : adding.send())}
      >
        {isOpen ? 'Do not add a card' : 'Add a card'}
      </Button>
      {!isTyped && <p className="small muted">On the page of our payment provider. Nothing is charged.</p>}
      {isOpen && (
        <JudgedForm className={styles.adding} form={form} onSend={adding.send}>
          <ErrorSummary issues={form.issues} attempt={form.attempt} />
          <CardFields
            card={card}
            payerEmail={email}
            storedText="Nothing is charged now."
            errors={form.errors}
            onChange={adding.type}
          />
          <p className={styles.save}>
            <Button type="submit" size="small" busy={isBusy}>
              Save this card
            </Button>
          </p>
        </JudgedForm>
      )}
    </>
  );
}
