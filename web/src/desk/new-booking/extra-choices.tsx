import type { DeskAnswer } from '@portico/contract/desk/desk-calls';
import { oldestChild } from '@portico/domain/occupancy/child-ages';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { deskMoney } from '../lib/desk-money.ts';
import type { DraftRoom } from './draft.ts';
import styles from './extra-choices.module.css';

interface ExtraChoicesProps {
  readonly priced: DeskAnswer<'NewBooking/Price'>['rooms'][number] | undefined;
  readonly room: DraftRoom;
  readonly error: string | undefined;
  readonly onChange: (changes: Partial<DraftRoom>) => void;
}

/** What goes with one room, and the ages of its children where they are asked. */
export function ExtraChoices({ priced, room, error, onChange }: ExtraChoicesProps) {
  if (priced === undefined) return null;
  const quantityOf = (id: number) => room.extras.find(({ extraId }) => extraId === id)?.quantity ?? 0;
  const set = (extraId: number, quantity: number) =>
    onChange({
      extras: [
        ...room.extras.filter((extra) => extra.extraId !== extraId),
        ...(quantity > 0 ? [{ extraId, quantity }] : []),
      ],
    });
  return (
    <div className={styles.extras}>
      <h3>{priced.name}</h3>
      {priced.asksChildAges &&
        Array.from({ length: room.children }, (_, child) => (
          <Field key={child} label={`Age of child ${child + 1}`} width="short" error={error}>
            <Select
              value={room.childAges[child] ?? ''}
              onChange={({ target }) => onChange({ childAges: withAge(room, child, Number(target.value)) })}
            >
              <option value="" disabled>
                Ask
              </option>
              {Array.from({ length: oldestChild + 1 }, (_, age) => (
                <option key={age} value={age}>
                  {age === 0 ? 'Under 1' : age}
                </option>
              ))}
            </Select>
          </Field>
        ))}
      {priced.offered.map(({ extraId, name, eachMinor, most }) => (
        <Stepper
          key={extraId}
          label={name}
          sub={deskMoney(eachMinor)}
          value={quantityOf(extraId)}
          min={0}
          max={most}
          maxReason={`At most ${most}`}
          onChange={(quantity) => set(extraId, quantity)}
        />
      ))}
    </div>
  );
}

/** The ages in order; those before it that were not asked yet stay open. */
function withAge({ children, childAges }: DraftRoom, child: number, age: number): number[] {
  const ages = [...childAges.slice(0, children)];
  ages[child] = age;
  return ages;
}
