import { longDateText } from '@portico/contract/texts/date-texts';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import { Field } from '../../ui/field.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { emptyRoom } from './draft.ts';
import styles from './stay-fields.module.css';
import type { DraftForm } from './use-draft.ts';

interface StayFieldsProps {
  readonly form: DraftForm;
  /** As the typed day is understood. */
  readonly stay: { readonly arrival: LocalDate; readonly departure: LocalDate } | undefined;
  readonly errorOf: (field: string) => string | undefined;
}

const kinds = [
  ['adults', 'Adults'],
  ['children', 'Children'],
  ['infants', 'Infants'],
] as const;

/** When, and how many in each room. */
export function StayFields({ form: { draft, change, changeRoom }, stay, errorOf }: StayFieldsProps) {
  const { rooms } = draft;
  const isRead = stay !== undefined || draft.arrival.trim() === '';
  return (
    <>
      <div className={styles.row}>
        <Field
          id="arrival"
          label="Arrival"
          hint="fri, 12 3, +2 or a date"
          error={isRead ? errorOf('arrival') : 'Type a day, such as fri, 12 3 or +2, and the nights'}
        >
          <TextInput
            autoComplete="off"
            value={draft.arrival}
            onChange={({ target }) => change({ arrival: target.value })}
          />
        </Field>
        <Field id="nights" label="Nights" error={errorOf('departure')}>
          <TextInput
            type="number"
            min={1}
            value={draft.nights}
            onChange={({ target }) => change({ nights: target.value })}
          />
        </Field>
        <Field id="promoCode" label="Promotion code" error={errorOf('promoCode')}>
          <TextInput
            autoComplete="off"
            value={draft.promoCode}
            onChange={({ target }) => change({ promoCode: target.value })}
          />
        </Field>
        <Field id="ratePlanCode" label="Rate code" error={errorOf('ratePlanCode')}>
          <TextInput
            autoComplete="off"
            value={draft.ratePlanCode}
            onChange={({ target }) => change({ ratePlanCode: target.value })}
          />
        </Field>
      </div>
      <p className={styles.read} role="status">
        {stay && `${longDateText(stay.arrival)} to ${longDateText(stay.departure)}`}
      </p>
      {rooms.map((room, index) => (
        <fieldset key={index} className={styles.room}>
          <legend className={rooms.length === 1 ? 'vh' : styles.legend}>Room {index + 1}</legend>
          <div className={styles.people}>
            {kinds.map(([kind, label]) => (
              <Field
                key={kind}
                label={label}
                error={kind === 'adults' ? errorOf(`Rooms[${index}].NumberOfAdults`) : undefined}
              >
                <TextInput
                  type="number"
                  min={0}
                  max={50}
                  value={String(room[kind])}
                  onChange={({ target }) => changeRoom(index, { [kind]: peopleOf(target.value) })}
                />
              </Field>
            ))}
            {rooms.length > 1 && (
              <TextButton
                aria-label={`Remove room ${index + 1}`}
                onClick={() => change({ rooms: rooms.filter((_, place) => place !== index) })}
              >
                Remove
              </TextButton>
            )}
          </div>
        </fieldset>
      ))}
      <TextButton onClick={() => change({ rooms: [...rooms, emptyRoom] })}>Add a room</TextButton>
    </>
  );
}

function peopleOf(typed: string): number {
  const count = Math.trunc(Number(typed));
  return Number.isFinite(count) ? Math.min(50, Math.max(0, count)) : 0;
}
