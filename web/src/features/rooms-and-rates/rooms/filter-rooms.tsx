import { moneyText } from '@portico/contract/texts/money-text';
import { currencyDigits } from '@portico/domain/money/currency';
import { useHotel } from '../../../shared/hotel/hotel-context.ts';
import type { RoomOffer } from '../../../shared/offers/offers.ts';
import { CheckChip, Chips } from '../../../ui/chips.tsx';
import { Field } from '../../../ui/field.tsx';
import { Folded } from '../../../ui/folded.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextButton } from '../../../ui/text-button.tsx';
import { priceSteps, sortTexts, type RoomFilters, type FilterChoice } from '../journey/room-filters.ts';
import styles from './filter-rooms.module.css';

interface FilterRoomsProps {
  /** Before any filters. */
  readonly offers: readonly RoomOffer[];
  readonly shownCount: number;
  readonly choices: readonly FilterChoice[];
  readonly filters: RoomFilters;
  readonly onChange: (filters: RoomFilters) => void;
}

/** Filters and order of the rooms, folded under one line: the rooms come first. */
export function FilterRooms(props: FilterRoomsProps) {
  const { unit } = useHotel();
  const { offers, shownCount, choices, filters } = props;
  const active = choices.filter(({ key }) => filters.only.includes(key));
  const count = active.length + (filters.mostMinor === null ? 0 : 1);
  return (
    <section className={styles.filters} aria-label="Filter and sort">
      <Folded title={count === 0 ? 'Filter and sort' : `Filter and sort (${count})`}>
        <FilterFields {...props} />
      </Folded>
      <p className={styles.count} role="status">
        {count > 0 && `${shownCount} of ${offers.length} ${unit.plural}`}
      </p>
    </section>
  );
}

function FilterFields({ offers, choices, filters, onChange }: FilterRoomsProps) {
  const { currency } = useHotel();
  const { only, mostMinor, sort } = filters;
  const steps = priceSteps(offers, currencyDigits(currency));
  const hasSizes = offers.some(({ roomType }) => roomType.Size !== null);
  function toggle(key: string, isOn: boolean) {
    onChange({ ...filters, only: isOn ? [...only, key] : only.filter((one) => one !== key) });
  }
  return (
    <div className={styles.fields}>
      {choices.length > 0 && (
        <Chips legend="Show only" legendHidden>
          {choices.map(({ key, words }) => (
            <CheckChip
              key={key}
              checked={only.includes(key)}
              onChange={({ target }) => toggle(key, target.checked)}
            >
              {words}
            </CheckChip>
          ))}
        </Chips>
      )}
      <div className={styles.selects}>
        {steps.length > 0 && (
          <Field label="Price of the stay">
            <Select
              value={mostMinor ?? ''}
              onChange={({ target }) =>
                onChange({ ...filters, mostMinor: target.value === '' ? null : Number(target.value) })
              }
            >
              <option value="">Any</option>
              {[...new Set([...steps, ...(mostMinor === null ? [] : [mostMinor])])].map((step) => (
                <option key={step} value={step}>
                  Up to {moneyText(step, currency)}
                </option>
              ))}
            </Select>
          </Field>
        )}
        <Field label="Sort">
          <Select
            value={sort}
            onChange={({ target }) => {
              const chosen = sortKeys(hasSizes).find((key) => key === target.value);
              if (chosen !== undefined) onChange({ ...filters, sort: chosen });
            }}
          >
            {sortKeys(hasSizes).map((key) => (
              <option key={key} value={key}>
                {sortTexts[key]}
              </option>
            ))}
          </Select>
        </Field>
        {(only.length > 0 || mostMinor !== null) && (
          <TextButton onClick={() => onChange({ ...filters, only: [], mostMinor: null })}>
            Show all
          </TextButton>
        )}
      </div>
    </div>
  );
}

const sortKeys = (hasSizes: boolean) =>
  hasSizes ? (['price', 'dearest', 'size'] as const) : (['price', 'dearest'] as const);
