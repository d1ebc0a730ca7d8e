import type { ReactNode } from 'react';
import { CardFields } from '../../shared/payment/card-form/card-fields.tsx';
import { neverStored } from '../../shared/payment/card-form/never-stored.ts';
import { useHotel } from '../../shared/hotel/hotel-context.ts';
import { ElsewhereNote } from '../../shared/payment/elsewhere-note.tsx';
import { InvoiceFields } from '../../shared/payment/invoice-fields.tsx';
import { SavedCardChoices, savedCardsId } from '../../shared/payment/saved-card-choices.tsx';
import { savedCardText } from '../../shared/payment/later-texts.ts';
import { ChooseToPay, ContactToPay } from '../../shared/payment/no-way-to-pay.tsx';
import {
  takesCardElsewhere,
  goesElsewhere,
  typesCard,
  type Payment,
} from '../../shared/payment/required-payment.ts';
import { offeredWallet } from '../../shared/payment/offered-wallet.ts';
import { paymentIntro } from '../../shared/payment/payment-intro.ts';
import styles from '../../shared/payment/paying.module.css';
import { WayChoices } from '../../shared/payment/way-choices.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Part } from '../../ui/part.tsx';
import { Tick } from '../../ui/tick.tsx';
import type { CheckoutState } from './use-checkout-form.ts';

interface PaymentPartProps {
  readonly checkout: CheckoutState;
  /** Where other rates are chosen. */
  readonly roomsHref: string;
  /** Of an attempt: shown near the fields to type again. */
  readonly news: ReactNode;
}

/** What is paid when, the payment methods if there are several, and the fields of the chosen one. */
export function PaymentPart({ checkout, roomsHref, news }: PaymentPartProps) {
  const { payment, rooms, draft, form, typeDraft } = checkout;
  const hotel = useHotel();
  const { currency } = hotel;
  const { required, savedCard } = payment;
  const isTyped = typesCard(required) && savedCard === null;
  const wallet = offeredWallet(hotel, payment, checkout.canSaveCard && draft.savesCard);
  return (
    <Part numeral={2} title="Payment" intro={paymentIntro(payment, currency)}>
      {payment.ways.length > 1 && <WayChoices payment={payment} wallet={wallet} onChoose={checkout.choose} />}
      {news}
      {required === 'contact' && <ContactToPay />}
      {required === 'apart' && <ChooseToPay href={roomsHref} />}
      {payment.savedCards.length > 0 && (
        <div className={styles.savedCards}>
          <SavedCardChoices
            payment={payment}
            error={form.errors[savedCardsId]}
            onChoose={checkout.chooseCard}
          />
        </div>
      )}
      {isTyped && (
        <CardFields
          card={checkout.card}
          payerEmail={checkout.booker.email}
          storedText={savedCardText(payment.due, currency)}
          errors={form.errors}
          onChange={checkout.typeCard}
        />
      )}
      {savedCard !== null && <SavedCardNote payment={payment} />}
      {goesElsewhere(required) && (
        <ElsewhereNote payment={payment} wallet={wallet} roomCount={rooms.length} />
      )}
      {checkout.canSaveCard && (isTyped || takesCardElsewhere(required)) && (
        <div className={styles.save}>
          <Tick checked={draft.savesCard} onChange={({ target }) => checkout.saveCard(target.checked)}>
            Save this card in my account for the next time
          </Tick>
        </div>
      )}
      {required === 'individual-invoice' && <p>The invoice goes to you, by the details above.</p>}
      {required === 'company-invoice' && (
        <InvoiceFields typed={draft} errors={form.errors} onChange={typeDraft} />
      )}
    </Part>
  );
}

/** What happens with a saved card, in the place of a typed card's note. */
function SavedCardNote({ payment }: { payment: Payment }) {
  const later = savedCardText(payment.due, useHotel().currency);
  return (
    <p className={`small muted ${styles.safe}`}>
      <Icon name="lock" />
      <span>
        {later ?? 'Your bank may ask you to confirm it.'} {neverStored}
      </span>
    </p>
  );
}
