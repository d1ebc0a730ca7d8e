import { partyText } from '@portico/contract/texts/table-texts';
import type { WireRestaurant } from '@portico/contract/calls/restaurant-booking';
import { addMonths } from '@portico/domain/calendar/local-date';
import { partySizeList } from '@portico/domain/tables/party-sizes';
import { DateField } from '../../parts/calendar/date-field.tsx';
import { useHotel } from '../../parts/hotel/hotel-context.ts';
import { Field } from '../../ui/field.tsx';
import { FieldRow } from '../../ui/field-row.tsx';
import { Part } from '../../ui/part.tsx';
import { Select } from '../../ui/select.tsx';
import { PartyNews } from './party-news.tsx';
import { sizesOf } from './table-queries.ts';
import { tableFieldId, type useTableForm } from './use-table-form.ts';
import styles from './table-page.module.css';

interface WhenPartProps {
  table: ReturnType<typeof useTableForm>;
  restaurant: WireRestaurant;
  restaurants: readonly WireRestaurant[];
}

const MONTHS_AHEAD = 36;

/** Restaurant, date and party, before any time. */
export function WhenPart({ table, restaurant, restaurants }: WhenPartProps) {
  const { today } = useHotel();
  const { draft, stay, setup, lost, form, choose } = table;
  const sizes = setup.data === undefined ? null : sizesOf(setup.data);
  const party = draft.party ?? 0;
  const list = sizes === null ? [party] : partySizeList(sizes);
  return (
    <Part numeral={1} title="When, and how many">
      <div className={styles.when}>
        <FieldRow columns={3}>
          <Field
            id={tableFieldId('restaurant')}
            label="Restaurant"
            error={form.errors[tableFieldId('restaurant')]}
          >
            <Select
              value={restaurant.Id}
              onChange={({ target }) => choose({ restaurantId: Number(target.value) })}
            >
              {restaurants.map(({ Id, Name }) => (
                <option key={Id} value={Id}>
                  {Name}
                </option>
              ))}
            </Select>
          </Field>
          <DateField
            id={tableFieldId('date')}
            label="Date"
            error={form.errors[tableFieldId('date')]}
            value={draft.date}
            min={today}
            max={addMonths(today, MONTHS_AHEAD)}
            onChange={(date) => choose({ date })}
          />
          <Field id={tableFieldId('party')} label="Party" error={form.errors[tableFieldId('party')]} required>
            <Select value={party} onChange={({ target }) => choose({ party: Number(target.value) })}>
              {list.map((size) => (
                <option key={size} value={size}>
                  {partyText(size)}
                </option>
              ))}
            </Select>
          </Field>
        </FieldRow>
      </div>
      <PartyNews
        booked={stay?.party ?? null}
        party={draft.party}
        lost={lost.party}
        restaurant={restaurant}
        restaurants={restaurants}
      />
    </Part>
  );
}
