import type { WireRestaurant } from '@portico/contract/calls/restaurant-booking';
import { partyText, numberText, partyInWords } from '@portico/contract/texts/table-texts';
import { addMonths } from '@portico/domain/calendar/local-date';
import { partySizeList } from '@portico/domain/tables/party-sizes';
import { DateField } from '../../shared/calendar/date-field.tsx';
import { useHotel } from '../../shared/hotel/hotel-context.ts';
import { FieldRow } from '../../ui/field-row.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Part } from '../../ui/part.tsx';
import { Select } from '../../ui/select.tsx';
import styles from './table-page.module.css';
import { sizesOf } from './table-queries.ts';
import { tableFieldId, type useTableForm, type Lost } from './use-table-form.ts';

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

interface PartyNewsProps {
  /** As on the booking of the stay; null: the table has no stay. */
  booked: number | null;
  party: number | null;
  lost: Lost['party'];
  restaurant: WireRestaurant;
  restaurants: readonly WireRestaurant[];
}

/** That the party is the booking's, which choice would change it, or that it has changed. */
function PartyNews({ booked, party, lost, restaurant, restaurants }: PartyNewsProps) {
  return (
    <div role="status">
      {lost !== null && (
        <Notice
          tone="warning"
          live="off"
          title={`The party is ${numberText(lost.now)} now, not ${numberText(lost.was)}.`}
        >
          {restaurant.Name} takes {sizesText(lost.sizes)} online on this date. For another party please call
          us.
        </Notice>
      )}
      {lost === null && party !== null && party === booked && (
        <Notice tone="info" live="off" title={`${partyInWords(party)}, as on your booking.`}>
          {otherText(party, restaurant, restaurants)}
        </Notice>
      )}
    </div>
  );
}

function sizesText({ minimum, maximum }: { readonly minimum: number; readonly maximum: number }): string {
  return minimum === maximum ? numberText(maximum) : `${numberText(minimum)} to ${numberText(maximum)}`;
}

function otherText(
  party: number,
  restaurant: WireRestaurant,
  restaurants: readonly WireRestaurant[],
): string | null {
  const other = restaurants.find(({ Id, MaxOnlinePartySize: most }) => Id !== restaurant.Id && most < party);
  if (other === undefined) return null;
  const { Name, MinOnlinePartySize: least, MaxOnlinePartySize: most } = other;
  return `${Name} takes ${numberText(most)} at most, so choosing it changes the party to ${numberText(least)}.`;
}
