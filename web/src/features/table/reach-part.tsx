import type { ReactNode } from 'react';
import { EmailField } from '../../parts/people/email-field.tsx';
import { PhoneField } from '../../parts/people/phone-field.tsx';
import { Field } from '../../ui/field.tsx';
import { FieldRow } from '../../ui/field-row.tsx';
import { Part } from '../../ui/part.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { tableFieldId, type useTableForm } from './use-table-form.ts';

const MOST_LETTERS = 2_000;

interface ReachPartProps {
  table: ReturnType<typeof useTableForm>;
  /** The press, and what came of it. */
  children: ReactNode;
}

/** Where the restaurant writes and calls, and what it should know. */
export function ReachPart({ table, children }: ReachPartProps) {
  const { draft, form, choose } = table;
  return (
    <Part numeral={3} title="How to reach you">
      <FieldRow columns={2}>
        <EmailField
          id={tableFieldId('email')}
          label="E-mail"
          hint="For your reference, and the link to cancel"
          value={draft.email}
          error={form.errors[tableFieldId('email')]}
          onChange={(email) => choose({ email })}
        />
        <PhoneField
          id={tableFieldId('phone')}
          label="Contact number"
          hint="If something comes up. With the country code, such as +44"
          value={draft.phone}
          error={form.errors[tableFieldId('phone')]}
          onChange={(phone) => choose({ phone })}
        />
      </FieldRow>
      <Field
        id={tableFieldId('requests')}
        label="Special requests"
        hint="A high chair, a birthday, no shellfish."
        error={form.errors[tableFieldId('requests')]}
      >
        <TextArea
          rows={4}
          maxLength={MOST_LETTERS}
          value={draft.requests}
          onChange={({ target }) => choose({ requests: target.value })}
        />
      </Field>
      {children}
    </Part>
  );
}
