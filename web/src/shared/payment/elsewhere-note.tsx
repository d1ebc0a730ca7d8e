import { providerWays } from '@portico/contract/providers/provider-ways';
import { isProviderWay } from '@portico/domain/payment/payment-methods';
import { HELD_AT_PROVIDER_MINUTES } from '@portico/domain/reservation/held-at-provider';
import { Icon } from '../../ui/icon.tsx';
import { useHotel } from '../hotel/hotel-context.ts';
import { savedCardText } from './later-texts.ts';
import type { Wallet } from './offered-wallet.ts';
import type { Payment } from './required-payment.ts';
import styles from './paying.module.css';

interface ElsewhereNoteProps {
  readonly payment: Payment;
  readonly wallet: Wallet | null;
  readonly roomCount: number;
}

/** Replaces card fields: the provider's own page asks for the card after the button is pressed. */
export function ElsewhereNote({ payment, wallet, roomCount }: ElsewhereNoteProps) {
  const { currency, unit } = useHotel();
  const held = roomCount === 1 ? `Your ${unit.singular} is` : `Your ${unit.plural} are`;
  const later = savedCardText(payment.due, currency);
  return (
    <>
      <p>
        {promptText(payment, wallet)} {held} held for {HELD_AT_PROVIDER_MINUTES} minutes meanwhile. When you
        are done there, you come back here.
      </p>
      <p className={`small muted ${styles.safe}`}>
        <Icon name="lock" />
        <span>
          {later !== null && `${later} `}We never see your card’s number, only its brand, last four digits and
          expiry date.
        </span>
      </p>
    </>
  );
}

function promptText({ required, type }: Payment, wallet: Wallet | null): string {
  if (isProviderWay(type)) {
    const { name, means } = providerWays[type];
    return `You pay on the page of ${name}, our payment provider, ${means}.`;
  }
  if (required === 'card-elsewhere' && wallet !== null)
    return `You pay on the page of our payment provider: with ${wallet}, if it is set up on this device, or by card. Your bank may ask you to confirm.`;
  return required === 'store-card-elsewhere'
    ? 'You give your card on the page of our payment provider. Your bank may ask you to confirm it; nothing is charged now.'
    : 'You pay by card on the page of our payment provider. It asks for your card, and your bank may ask you to confirm.';
}
