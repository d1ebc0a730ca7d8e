import { issueText } from '@portico/contract/texts/issue-texts';
import { moneyText } from '@portico/contract/texts/money-text';
import { holdsCardNumber } from '@portico/domain/payment/card-number-in-text';
import { useRef, useState, type SubmitEvent, useEffect, type RefObject } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { ContactLinks } from '../hotel/contact-links.tsx';
import { useHotel } from '../hotel/hotel-context.ts';
import type { Voucher } from './use-voucher.ts';
import type { VoucherCheck } from './voucher-check.ts';
import { voucherLabel } from './voucher-texts.ts';
import styles from './vouchers.module.css';

interface VoucherNewsProps {
  readonly check: VoucherCheck;
  /** Removes the code and its message. */
  readonly onRemove: () => void;
}

/** The result of a code that takes nothing off. Rule: docs/booking.md, "Gift vouchers". */
function VoucherNews({ check, onRemove }: VoucherNewsProps) {
  if (check.kind === 'none' || check.kind === 'asking' || check.kind === 'money') return null;
  const { tone, title } = news[check.kind];
  const isOnlyUnanswered = check.kind === 'failed' && check.message === null;
  return (
    <Notice tone={tone} title={check.message ?? title} onDismiss={onRemove}>
      {check.kind === 'failed' && (
        <p>Nothing has been taken off. {isOnlyUnanswered ? 'Try again, or go' : 'Or go'} on without it.</p>
      )}
      {check.kind !== 'invalid' && !isOnlyUnanswered && (
        <p>
          <ContactLinks />
        </p>
      )}
    </Notice>
  );
}

/** The default messages when the server sends none. */
const news = {
  invalid: { tone: 'negative', title: 'This voucher cannot be used.' },
  experience: {
    tone: 'warning',
    title: 'This voucher is for an experience. Please contact us to use it.',
  },
  failed: { tone: 'info', title: 'We could not ask about this voucher just now.' },
} as const;

interface VoucherFormProps {
  readonly check: VoucherCheck;
  /** The issuer of the accepted vouchers, if the hotel names one. */
  readonly hint: string | null;
  readonly isAfterAct: boolean;
  readonly onApply: (code: string) => void;
  readonly onRemove: () => void;
}

const maxCodeLength = 50;

function faultOf(code: string): string | undefined {
  if (code === '') return 'Type the code of your voucher';
  return holdsCardNumber(code) ? issueText('text.card-number') : undefined;
}

/** A field for a code, with its result below. */
function VoucherForm({ check, hint, isAfterAct, onApply, onRemove }: VoucherFormProps) {
  const [typed, setTyped] = useState(check.kind === 'none' ? '' : check.code);
  const [fault, setFault] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  useFocusIfLost(input, isAfterAct);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (check.kind === 'asking') return;
    const code = typed.trim();
    const found = faultOf(code);
    setFault(found);
    if (found === undefined) onApply(code);
    else input.current?.focus();
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <Field label="Gift voucher code" hint={hint ?? undefined} error={fault}>
        <TextInput
          ref={input}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={maxCodeLength}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <Button type="submit" variant="second" size="small" busy={check.kind === 'asking'}>
        Apply <span className="vh">the voucher</span>
      </Button>
      <VoucherNews check={check} onRemove={onRemove} />
    </form>
  );
}

/** When the hotel takes gift vouchers: a field for a code, or the applied voucher with a button to remove it. */
export function VoucherPart({ voucher }: { voucher: Voucher }) {
  const { Active, Name } = useHotel().config.GiftServiceProviderConfig;
  const [isOpen, setOpen] = useState(false);
  const [hasActed, setActed] = useState(false);
  if (!Active) return null;
  const { check } = voucher;
  const remove = () => {
    setActed(true);
    setOpen(false);
    voucher.remove();
  };
  return (
    <div className={styles.voucher}>
      {check.kind === 'none' && !isOpen && (
        <Opener
          isAfterAct={hasActed}
          onOpen={() => {
            setActed(true);
            setOpen(true);
          }}
        />
      )}
      {check.kind === 'money' && <VoucherUsed check={check} isAfterAct={hasActed} onRemove={remove} />}
      {check.kind !== 'money' && (check.kind !== 'none' || isOpen) && (
        <VoucherForm
          check={check}
          hint={Name}
          isAfterAct={hasActed}
          onApply={(code) => {
            setActed(true);
            voucher.apply(code);
          }}
          onRemove={remove}
        />
      )}
    </div>
  );
}

function Opener({ isAfterAct, onOpen }: { isAfterAct: boolean; onOpen: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusIfLost(button, isAfterAct);
  return (
    <TextButton ref={button} onClick={onOpen}>
      <Icon name="plus" />
      Use a gift voucher
    </TextButton>
  );
}

interface VoucherUsedProps {
  readonly check: Extract<VoucherCheck, { kind: 'money' }>;
  readonly isAfterAct: boolean;
  readonly onRemove: () => void;
}

/** The applied voucher, with a button to remove it. */
function VoucherUsed({ check, isAfterAct, onRemove }: VoucherUsedProps) {
  const { currency } = useHotel();
  const line = useRef<HTMLParagraphElement>(null);
  useFocusIfLost(line, isAfterAct);
  return (
    <div className={styles.used}>
      <p className="small" ref={line} tabIndex={-1} role="status">
        {voucherLabel(check.code)} pays {moneyText(check.discountMinor, currency)}.
      </p>
      <TextButton onClick={onRemove}>
        Remove <span className="vh">the voucher</span>
      </TextButton>
    </div>
  );
}

/** Takes the focus on mounting when the action before it removed the focused element; never on a page load. */
function useFocusIfLost(ref: RefObject<HTMLElement | null>, isAfterAct: boolean): void {
  useEffect(() => {
    if (isAfterAct && document.activeElement === document.body) ref.current?.focus();
  }, [ref, isAfterAct]);
}
