import { Field } from '../../ui/field.tsx';
import { FieldRow } from '../../ui/field-row.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { KnownGuest } from './known-guest.tsx';
import type { DraftForm } from './use-draft.ts';
import styles from './who-fields.module.css';

interface WhoFieldsProps {
  readonly form: DraftForm;
  readonly errorOf: (field: string) => string | undefined;
}

const lines = [
  ['firstName', 'First name'],
  ['lastName', 'Last name'],
  ['phone', 'Telephone'],
  ['email', 'E-mail'],
] as const;

/** Who books, who sleeps in the other rooms, and what is said about it. */
export function WhoFields({ form: { draft, change, changeRoom }, errorOf }: WhoFieldsProps) {
  return (
    <div className={styles.who}>
      <KnownGuest
        onPick={({ firstName, lastName, phone, email }) => change({ firstName, lastName, phone, email })}
      />
      <FieldRow columns={2}>
        {lines.map(([name, label]) => (
          <Field key={name} id={`booker.${name}`} label={label} error={errorOf(`booker.${name}`)}>
            <TextInput
              autoComplete="off"
              type={name === 'phone' ? 'tel' : 'text'}
              inputMode={name === 'email' ? 'email' : undefined}
              value={draft[name]}
              onChange={({ target }) => change({ [name]: target.value })}
            />
          </Field>
        ))}
      </FieldRow>
      {draft.rooms.length > 1 &&
        draft.rooms.map((room, index) => (
          <FieldRow key={index} columns={2}>
            {(['firstName', 'lastName'] as const).map((name) => (
              <Field
                key={name}
                id={`rooms.${index}.leadGuest.${name}`}
                label={`Room ${index + 1}, ${name === 'firstName' ? 'first' : 'last'} name of its guest`}
                optional
                error={errorOf(`rooms.${index}.leadGuest.${name}`)}
              >
                <TextInput
                  autoComplete="off"
                  value={room[name]}
                  onChange={({ target }) => changeRoom(index, { [name]: target.value })}
                />
              </Field>
            ))}
          </FieldRow>
        ))}
      <FieldRow columns={2}>
        <Field id="requests" label="The guest’s requests" optional error={errorOf('requests')}>
          <TextArea
            rows={2}
            value={draft.requests}
            onChange={({ target }) => change({ requests: target.value })}
          />
        </Field>
        <Field id="note" label="Note for the hotel" optional error={errorOf('note')}>
          <TextArea rows={2} value={draft.note} onChange={({ target }) => change({ note: target.value })} />
        </Field>
      </FieldRow>
    </div>
  );
}
