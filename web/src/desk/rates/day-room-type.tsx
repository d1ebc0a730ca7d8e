import { rateKey, roomKey } from '@portico/contract/desk/night-cell';
import { counted } from '@portico/contract/texts/counted';
import { useId } from 'react';
import { Field } from '../../ui/field.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { Tick } from '../../ui/tick.tsx';
import { deskHotel } from '../lib/desk-document.ts';
import { priceText } from './cell-text.ts';
import type { DayEdits } from './day-edits.ts';
import styles from './day-form.module.css';
import type { RateNight, RatesAnswer, RoomNight } from './grid-rows.ts';
import { StayField } from './nights-fields.tsx';

interface DayRoomTypeProps {
  readonly roomType: RatesAnswer['roomTypes'][number];
  readonly roomsOf: (row: string) => RoomNight | undefined;
  readonly rateOf: (row: string) => RateNight | undefined;
  readonly edits: DayEdits;
  /** Keys of rates whose price is none. */
  readonly faults: ReadonlySet<string>;
  readonly isRefused: (row: string) => boolean;
  readonly mayChange: boolean;
  readonly onEdits: (edits: DayEdits) => void;
}

/** A room type on one day: how many are left, its prices and shortest stays. */
export function DayRoomType(props: DayRoomTypeProps) {
  const { roomType, roomsOf, edits, isRefused, mayChange, onEdits } = props;
  const id = useId();
  const key = roomKey(roomType.id);
  const night = roomsOf(key) ?? null;
  const taken = night?.taken ?? 0;
  const rooms = edits.rooms[key] ?? night?.rooms ?? 0;
  const onSale = edits.onSale[key] ?? !(night?.closed ?? false);
  return (
    <section className={styles.type} aria-labelledby={id}>
      <header>
        <div>
          <h3 id={id}>{roomType.name}</h3>
          <span className={styles.sub}>
            {taken} of {rooms} sold or held
          </span>
        </div>
        {mayChange && (
          <Stepper
            label={`Rooms left, ${roomType.name}`}
            labelHidden
            value={rooms - taken}
            min={0}
            max={999}
            onChange={(left) => onEdits({ ...edits, rooms: { ...edits.rooms, [key]: left + taken } })}
          />
        )}
      </header>
      {isRefused(key) && <p className={styles.fault}>These rooms cannot be saved so.</p>}
      {roomType.rates.map(({ ratePlanId, name }) => (
        <Rate key={ratePlanId} {...props} rate={{ key: rateKey(roomType.id, ratePlanId), name }} />
      ))}
      {mayChange && night !== null && (
        <Tick
          checked={onSale}
          onChange={({ target }) => onEdits({ ...edits, onSale: { ...edits.onSale, [key]: target.checked } })}
        >
          On sale this day
        </Tick>
      )}
    </section>
  );
}

function Rate({
  rate: { key, name },
  rateOf,
  edits,
  faults,
  isRefused,
  mayChange,
  onEdits,
}: DayRoomTypeProps & { readonly rate: { readonly key: string; readonly name: string } }) {
  const { currency } = deskHotel();
  const night = rateOf(key) ?? null;
  const price = edits.prices[key] ?? (night === null ? '' : priceText(night.priceMinor, currency));
  const fault = faults.has(key) ? 'No price' : isRefused(key) ? 'Cannot be saved' : undefined;
  const stays = night?.minStay ?? null;
  if (!mayChange)
    return (
      <p className={styles.read}>
        <span>{name}</span>
        <span>{night === null ? 'no price' : night.open ? price : 'shut'}</span>
      </p>
    );
  return (
    <div className={styles.rate} role="group" aria-label={name}>
      <span>
        {name}
        {night !== null && !night.open && <span className={styles.sub}>shut</span>}
      </span>
      <Field label="A night" error={fault}>
        <TextInput
          inputMode="decimal"
          autoComplete="off"
          value={price}
          onChange={({ target }) => onEdits({ ...edits, prices: { ...edits.prices, [key]: target.value } })}
        />
      </Field>
      <StayField
        label="Shortest stay"
        as={stays === null ? 'No rule' : counted(stays, 'night')}
        value={edits.minStays[key] ?? ''}
        onValue={(value) => {
          const others = Object.entries(edits.minStays).filter(([other]) => other !== key);
          const all = value === '' ? others : [...others, [key, value] as const];
          onEdits({ ...edits, minStays: Object.fromEntries(all) });
        }}
      />
    </div>
  );
}
