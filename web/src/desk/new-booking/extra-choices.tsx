import type { DeskAnswer } from '@portico/contract/desk/desk-calls';
import { Stepper } from '../../ui/stepper.tsx';
import { deskMoney } from '../lib/desk-money.ts';
import { ChildAgeFields } from '../parts/child-age-fields.tsx';
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
  const ages = Array.from({ length: room.children }, (_, child) => room.childAges[child] ?? null);
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
      {priced.asksChildAges && (
        <ChildAgeFields
          ages={ages}
          error={error}
          onChange={(child, age) => onChange({ childAges: ages.with(child, age) })}
        />
      )}
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
