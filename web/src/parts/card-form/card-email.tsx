import { useState } from 'react';
import { TextButton } from '../../ui/text-button.tsx';
import { EmailField } from '../people/email-field.tsx';
import { cardFieldId } from './card-field-id.ts';
import styles from './card-fields.module.css';

interface CardEmailProps {
  /** Empty: the payer's. */
  readonly email: string;
  readonly payerEmail: string;
  readonly error: string | undefined;
  readonly onChange: (email: string) => void;
}

/** The card's e-mail is the payer's unless changed, so that nothing is asked twice. */
export function CardEmail({ email, payerEmail, error, onChange }: CardEmailProps) {
  const [isOpen, setOpen] = useState(email !== '');
  if (!isOpen) {
    return (
      <p className={`small muted ${styles.email}`}>
        The bank’s messages go to {payerEmail.trim() === '' ? 'your e-mail address' : payerEmail}.{' '}
        <TextButton onClick={() => setOpen(true)}>Use another address</TextButton>
      </p>
    );
  }
  return (
    <div className={styles.emailField}>
      <EmailField
        id={cardFieldId('email')}
        label="E-mail for the card"
        hint="Left empty, it is the one above."
        value={email}
        error={error}
        onChange={onChange}
      />
    </div>
  );
}
