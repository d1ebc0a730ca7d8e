import { issueText } from '@portico/contract/texts/issue-texts';
import { holdsCardNumber } from '@portico/domain/payment/card-number-in-text';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { limitNews } from '../../lib/api-error.ts';
import { useOwner } from '../hotel/hotel-context.ts';
import { promoQuery } from './promo-check.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useFormIssues } from '../../ui/use-form-issues.ts';
import { codesLabel, type CodesInUse } from './shown-codes.ts';
import styles from './search-form.module.css';

interface CodesDialogProps extends CodesInUse {
  readonly onClose: () => void;
}

const longest = 50;
const promoId = 'promo-code';
const voucherId = 'gift-voucher-code';

/** Applies the typed codes; an empty field is none. It stays open when no hotel accepts the promo code. */
export function CodesDialog({
  shown,
  codes,
  areaId = null,
  voucherName = null,
  onUse,
  onClose,
}: CodesDialogProps) {
  const owner = useOwner();
  const queries = useQueryClient();
  const [promo, setPromo] = useState(codes.promoCode ?? '');
  const [voucher, setVoucher] = useState(codes.voucherCode ?? '');
  const [isChecking, setIsChecking] = useState(false);
  const hasCodes = (shown.promo && codes.promoCode !== null) || codes.voucherCode !== null;
  function find() {
    if (!hasCodes && promo.trim() === '' && voucher.trim() === '')
      return [{ fieldId: shown.promo ? promoId : voucherId, message: 'Type the code first' }];
    const fields = [
      { fieldId: promoId, typed: promo },
      { fieldId: voucherId, typed: voucher },
    ];
    const mistaken = fields.filter(({ typed }) => holdsCardNumber(typed));
    return mistaken.map(({ fieldId }) => ({ fieldId, message: issueText('text.card-number') }));
  }
  const form = useFormIssues(find);

  /** Shows each fault at its field, and focuses it. */
  function showFaults(faults: { fieldId: string; message: string }[]) {
    form.show(faults);
    for (const { fieldId } of faults.slice(0, 1)) document.getElementById(fieldId)?.focus();
  }

  async function send(event: SubmitEvent) {
    event.preventDefault();
    const faults = find();
    showFaults(faults);
    if (faults.length > 0) return;
    const promoCode = shown.promo ? promo.trim() || null : codes.promoCode;
    onUse({ promoCode, voucherCode: voucher.trim() || null });
    const message = shown.promo && promoCode !== null ? await messageFor(promoCode) : undefined;
    if (message === undefined) {
      onClose();
      return;
    }
    showFaults([{ fieldId: promoId, message }]);
  }

  function remove() {
    onUse({ promoCode: shown.promo ? null : codes.promoCode, voucherCode: null });
    onClose();
  }

  /** Also undefined when the check failed: the search itself will report it. */
  async function messageFor(promoCode: string): Promise<string | undefined> {
    setIsChecking(true);
    const answer = await queries
      .fetchQuery(promoQuery(owner, promoCode, areaId))
      .catch((error: unknown) => limitNews(error, owner.telephone));
    setIsChecking(false);
    return (typeof answer === 'string' ? answer : answer?.PromoCodeMessage) ?? undefined;
  }

  return (
    <Dialog open onClose={onClose} title={codesLabel(shown)}>
      <form className={styles.codes} noValidate onSubmit={(event) => void send(event)} onBlur={form.onBlur}>
        {shown.promo && (
          <Field id={promoId} label="Promotional code" error={form.errors[promoId]}>
            <TextInput
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={longest}
              value={promo}
              onChange={({ target }) => {
                form.changed(promoId);
                setPromo(target.value);
              }}
            />
          </Field>
        )}
        {shown.voucher && (
          <Field
            id={voucherId}
            label="Gift voucher code"
            error={form.errors[voucherId]}
            hint={voucherHint(voucherName)}
          >
            <TextInput
              autoComplete="off"
              spellCheck={false}
              maxLength={longest}
              value={voucher}
              onChange={({ target }) => {
                form.changed(voucherId);
                setVoucher(target.value);
              }}
            />
          </Field>
        )}
        <div className="actions">
          <Button type="submit" busy={isChecking}>
            Use {shown.promo && shown.voucher ? 'these codes' : 'this code'}
          </Button>
          {hasCodes && <TextButton onClick={remove}>Go without a code</TextButton>}
        </div>
      </form>
    </Dialog>
  );
}

function voucherHint(name: string | null): string {
  return `${name === null ? 'Taken' : `${name}: taken`} off what you pay at checkout`;
}
