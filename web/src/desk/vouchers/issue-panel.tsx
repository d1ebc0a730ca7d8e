import { localDate, parseLocalDate } from '@portico/domain/calendar/local-date';
import { currencyDigits } from '@portico/domain/money/currency';
import { emailIssues } from '@portico/domain/people/email';
import { voucherCodePattern } from '@portico/domain/payment/voucher';
import { useState } from 'react';
import { Field } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { Tick } from '../../ui/tick.tsx';
import { useFormIssues } from '../../ui/use-form-issues.ts';
import { typedSum } from '../booking/booking-texts.ts';
import { shortDayText } from '../lib/booking-words.ts';
import { deskHotel } from '../lib/desk-document.ts';
import { deskMoney } from '../lib/desk-money.ts';
import { useDeskChange } from '../lib/desk-queries.ts';
import { DonePanel, FormPanel } from '../parts/form-panel.tsx';
import { HandedText } from '../parts/handed-text.tsx';
import { issuesInWords } from '../../shared/people/issues-at-fields.ts';

const idOf = (field: string) => `voucher-${field}`;

/** Issues a voucher of money, and shows its code. */
export function IssuePanel({ onClose }: { readonly onClose: () => void }) {
  const [typed, setTyped] = useState({
    ...{ worth: '', until: '', code: '' },
    ...{ name: '', email: '', message: '', isMailed: true },
  });
  const { mutate, error, isPending, data } = useDeskChange('Vouchers/Issue');
  const { currency, today } = deskHotel();
  const minor = typedSum(typed.worth, currencyDigits(currency));
  const validUntil = parseLocalDate(typed.until) ?? null;
  const code = typed.code.trim();
  const name = typed.name.trim();
  const email = typed.email.trim();
  const message = typed.message.trim();
  const isMailed = email !== '' && typed.isMailed;
  const recipient = name === '' && email === '' && message === '' ? null : { name, email, message, isMailed };
  const form = useFormIssues(() => [
    ...(minor === undefined ? [{ fieldId: idOf('worth'), message: 'Type what it is worth' }] : []),
    ...(validUntil !== null && validUntil < today
      ? [{ fieldId: idOf('until'), message: 'Choose today or a later day' }]
      : []),
    ...(code !== '' && !voucherCodePattern.test(code)
      ? [{ fieldId: idOf('code'), message: 'Type 6 to 50 letters, digits or hyphens' }]
      : []),
    ...issuesInWords(emailIssues(email, false), idOf),
  ]);
  function type(part: Partial<typeof typed>) {
    form.changed(...Object.keys(part).map(idOf));
    setTyped((stored) => ({ ...stored, ...part }));
  }
  if (data !== undefined)
    return (
      <DonePanel title="Issued" onClose={onClose}>
        <HandedText label="Code" text={data.code} />
        <p role="status">
          It is worth {deskMoney(data.amountMinor)}
          {data.validUntil !== null && `, and valid until ${shortDayText(localDate(data.validUntil))}`}.
          Anyone who has the code can spend it.{isMailed && ` It is mailed to ${email}.`}
        </p>
      </DonePanel>
    );
  return (
    <FormPanel
      title="Issue a voucher"
      sub="Guests can spend it at once, and in parts."
      plate={
        minor === undefined
          ? 'Issue it'
          : `Issue a voucher of ${deskMoney(minor)}${isMailed ? ' and mail it' : ''}`
      }
      form={form}
      isBusy={isPending}
      error={error}
      onSend={() =>
        minor !== undefined && mutate({ minor, validUntil, code: code === '' ? null : code, recipient })
      }
      onClose={onClose}
    >
      <div>
        <Field
          id={idOf('worth')}
          label={`Worth, in ${currency}`}
          error={form.errors[idOf('worth')]}
          required
          width="mid"
        >
          <TextInput
            inputMode="decimal"
            autoComplete="off"
            maxLength={13}
            value={typed.worth}
            onChange={({ target }) => type({ worth: target.value })}
          />
        </Field>
        <Field
          id={idOf('until')}
          label="Valid until"
          hint="Left empty, it never expires."
          error={form.errors[idOf('until')]}
          optional
          width="mid"
        >
          <TextInput
            type="date"
            min={today}
            value={typed.until}
            onChange={({ target }) => type({ until: target.value })}
          />
        </Field>
        <Field
          id={idOf('code')}
          label="Code"
          hint="Left empty, we make one that no one can guess."
          error={form.errors[idOf('code')]}
          optional
          width="mid"
        >
          <TextInput
            autoComplete="off"
            spellCheck={false}
            maxLength={50}
            value={typed.code}
            onChange={({ target }) => type({ code: target.value })}
          />
        </Field>
        <Field id={idOf('name')} label="Who gets it" optional width="mid">
          <TextInput
            autoComplete="off"
            maxLength={100}
            value={typed.name}
            onChange={({ target }) => type({ name: target.value })}
          />
        </Field>
        <Field
          id={idOf('email')}
          label="Their e-mail"
          error={form.errors[idOf('email')]}
          optional
          width="mid"
        >
          <TextInput
            type="email"
            inputMode="email"
            autoComplete="off"
            maxLength={254}
            value={typed.email}
            onChange={({ target }) => type({ email: target.value })}
          />
        </Field>
        <Field id={idOf('message')} label="Message" hint="In the words of the giver." optional>
          <TextArea
            rows={3}
            maxLength={1_000}
            value={typed.message}
            onChange={({ target }) => type({ message: target.value })}
          />
        </Field>
        {email !== '' && (
          <Tick checked={typed.isMailed} onChange={({ target }) => type({ isMailed: target.checked })}>
            Mail them the code
          </Tick>
        )}
      </div>
    </FormPanel>
  );
}
