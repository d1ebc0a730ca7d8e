import type { DeskAnswer } from '@portico/contract/desk/desk-calls';
import { Choice, Choices } from '../../ui/choices.tsx';
import { Field } from '../../ui/field.tsx';
import { FieldRow } from '../../ui/field-row.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { Way } from './draft.ts';
import type { DraftForm } from './use-draft.ts';
import styles from './way-choices.module.css';

interface WayChoicesProps {
  readonly form: DraftForm;
  readonly price: DeskAnswer<'NewBooking/Price'>;
  readonly errorOf: (field: string) => string | undefined;
}

const words: Readonly<Record<Way, { readonly title: string; readonly sub: string }>> = {
  'on-arrival': { title: 'Paid on arrival', sub: 'Nothing is asked before.' },
  link: { title: 'Held, and a pay link', sub: 'Booked once it is paid; else released.' },
  deposit: { title: 'A deposit by pay link', sub: 'Booked at once; the rest is paid on arrival.' },
  invoice: { title: 'On a company’s invoice', sub: 'The company is written to.' },
};

/** How it is paid: what its rates allow. */
export function WayChoices({ form: { draft, change }, price, errorOf }: WayChoicesProps) {
  return (
    <div className={styles.ways}>
      <Field
        id="voucherCode"
        label="Gift voucher"
        hint={
          price.voucherMinor > 0
            ? 'The rest is paid on arrival or on invoice, not by a link'
            : 'Its code, as the guest reads it out'
        }
        optional
        width="mid"
        error={price.voucherFault ?? undefined}
      >
        <TextInput
          autoComplete="off"
          spellCheck={false}
          maxLength={50}
          value={draft.voucherCode}
          onChange={({ target }) => change({ voucherCode: target.value })}
        />
      </Field>
      <Choices legend="How it is paid" legendHidden>
        {waysOf(price).map((way) => (
          <Choice
            key={way}
            name="way"
            {...words[way]}
            checked={draft.way === way}
            onChange={() => change({ way })}
          />
        ))}
      </Choices>
      {draft.way === 'link' && (
        <Field
          id="payment.holdHours"
          label="Hold for so many hours"
          hint="From 1 to 72"
          width="short"
          error={errorOf('payment.holdHours')}
        >
          <TextInput
            type="number"
            min={1}
            max={72}
            value={draft.holdHours}
            onChange={({ target }) => change({ holdHours: target.value })}
          />
        </Field>
      )}
      {draft.way === 'deposit' && (
        <Field id="deposit" label="How much of it now" width="short" error={errorOf('deposit')} required>
          <TextInput
            inputMode="decimal"
            autoComplete="off"
            value={draft.deposit}
            onChange={({ target }) => change({ deposit: target.value })}
          />
        </Field>
      )}
      {draft.way === 'invoice' && (
        <FieldRow columns={2}>
          <Field id="AccountId" label="Company" error={errorOf('AccountId')}>
            <Select
              value={draft.accountId ?? ''}
              onChange={({ target }) => change({ accountId: Number(target.value) })}
            >
              <option value="" disabled>
                Choose
              </option>
              {price.companies.map(({ accountId, name }) => (
                <option key={accountId} value={accountId}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
          <Field id="PONumber" label="PO number" error={errorOf('PONumber')}>
            <TextInput
              autoComplete="off"
              value={draft.poNumber}
              onChange={({ target }) => change({ poNumber: target.value })}
            />
          </Field>
        </FieldRow>
      )}
    </div>
  );
}

/** Where a link may ask for all of it and it may be paid on arrival, a link may ask for a part. */
function waysOf({ ways }: Pick<WayChoicesProps['price'], 'ways'>): Way[] {
  const hasDeposit = ways.includes('on-arrival') && ways.includes('link');
  return ways.flatMap((way) => (way === 'link' && hasDeposit ? ([way, 'deposit'] as const) : [way]));
}
