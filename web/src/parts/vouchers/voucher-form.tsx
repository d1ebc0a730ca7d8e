import { issueText } from '@portico/contract/texts/issue-texts';
import { holdsCardNumber } from '@portico/domain/payment/card-number-in-text';
import { useRef, useState, type SubmitEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useFocusIfLost } from './focus-if-lost.ts';
import type { VoucherCheck } from './voucher-check.ts';
import { VoucherNews } from './voucher-news.tsx';
import styles from './vouchers.module.css';

interface VoucherFormProps {
  readonly check: VoucherCheck;
  /** Whose vouchers count. */
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

/** A code to try; what became of it stands below. */
export function VoucherForm({ check, hint, isAfterAct, onApply, onRemove }: VoucherFormProps) {
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
