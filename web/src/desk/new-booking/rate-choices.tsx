import type { DeskAnswer } from '@portico/contract/desk/desk-calls';
import { guestsText } from '@portico/contract/texts/guest-texts';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { deskHotel } from '../lib/desk-document.ts';
import { deskMoney } from '../lib/desk-money.ts';
import type { DraftRoom } from './draft.ts';
import styles from './rate-choices.module.css';

type Found = DeskAnswer<'NewBooking/Search'>;
type RoomType = Found['roomTypes'][number];

interface RateChoicesProps {
  readonly found: Found;
  readonly index: number;
  readonly rooms: readonly DraftRoom[];
  readonly onChange: (changes: Partial<DraftRoom>) => void;
}

/** Every room type with its rates and what the whole stay costs: one is chosen, arrows move. */
export function RateChoices({ found, index, rooms, onChange }: RateChoicesProps) {
  const room = rooms[index];
  if (room === undefined) return null;
  const leftOf = ({ roomTypeId, left }: RoomType) =>
    left - rooms.filter((other, place) => place !== index && other.chosen?.roomTypeId === roomTypeId).length;
  const fits = found.roomTypes.filter((type) => type.rates.some(({ minors }) => minors[index] !== null));
  const { singular } = deskHotel().unitName;
  const chosen = found.roomTypes.find(({ roomTypeId }) => roomTypeId === room.chosen?.roomTypeId);
  return (
    <fieldset className={styles.choices}>
      <legend className={rooms.length === 1 ? 'vh' : styles.legend}>
        Room {index + 1}, {guestsText(room)}
      </legend>
      {fits.map((type) => (
        <div key={type.roomTypeId} className={styles.type}>
          <p className={styles.name}>
            {type.name} <span className={styles.left}>{leftText(leftOf(type))}</span>
          </p>
          <div>
            {type.rates.map(({ ratePlanId, name, promotion, minors }) => {
              const minor = minors[index] ?? null;
              if (minor === null) return null;
              const { roomTypeId } = type;
              return (
                <label key={ratePlanId} className={styles.rate}>
                  <input
                    type="radio"
                    name={`rate-${index}`}
                    disabled={leftOf(type) < 1}
                    checked={room.chosen?.roomTypeId === roomTypeId && room.chosen.ratePlanId === ratePlanId}
                    onChange={() =>
                      onChange({ chosen: { roomTypeId, ratePlanId }, bedOptionId: null, extras: [] })
                    }
                  />
                  <span>
                    <span className="vh">{type.name}, </span>
                    {name}
                    {promotion !== null && <span className={styles.promotion}> · {promotion}</span>}
                  </span>{' '}
                  <span className="money">{deskMoney(minor)}</span>
                </label>
              );
            })}
          </div>
        </div>
      ))}
      {fits.length === 0 && <p className={styles.none}>No {singular} is sold for these people and dates.</p>}
      {chosen !== undefined && chosen.beds.length > 1 && (
        <Field label="Beds" width="mid">
          <Select
            value={room.bedOptionId ?? ''}
            onChange={({ target }) =>
              onChange({ bedOptionId: target.value === '' ? null : Number(target.value) })
            }
          >
            <option value="">Left open</option>
            {chosen.beds.map(({ bedOptionId, name }) => (
              <option key={bedOptionId} value={bedOptionId}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </fieldset>
  );
}

function leftText(left: number): string {
  return left < 1 ? 'none left' : `${left} left`;
}

/** The types that are not sold for these dates, and why. */
export function NotSold({ found }: { readonly found: Found }) {
  const types = found.roomTypes.filter(({ whyNot }) => whyNot !== null);
  if (types.length === 0) return null;
  return (
    <ul className={styles.notSold}>
      {types.map(({ roomTypeId, name, whyNot }) => (
        <li key={roomTypeId}>
          {name}: {whyNot}
        </li>
      ))}
    </ul>
  );
}
