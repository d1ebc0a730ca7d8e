import { momentNames } from '@portico/contract/desk/set-up/option-names';
import { keysOf } from '@portico/domain/record';
import { Tick } from '../../../ui/tick.tsx';
import { valueAt } from '../form/at-path.ts';
import { ChoiceField, LinesField, NumberField, TextField, TickField } from '../form/fields.tsx';
import styles from '../form/fields.module.css';
import { ListField } from '../form/list-field.tsx';
import { usePartForm } from '../form/part-form.ts';
import { FeeField } from './fee-field.tsx';
import { Pair, PartSection } from './part-section.tsx';

const moments = keysOf(momentNames).map((value) => ({ value, name: momentNames[value] }));

/** A rate plan: its words and its terms. Prices are those of the nights: they stand in Rates. */
export function RatePlanFields() {
  return (
    <>
      <PartSection title="Words">
        <TextField path="name" />
        <TextField path="description" isLong />
        <LinesField path="inclusions" hint="Short lines in lower case, one each." />
        <Pair>
          <TextField path="code" hint="Up to 30 letters, digits or hyphens." />
          <NumberField path="baseNumberOfAdults" />
        </Pair>
        <TickField path="isPublic" />
        <TickField path="includesBreakfast" />
        <TickField path="asksChildAges" />
      </PartSection>
      <PartSection title="Paying" how="What no line asks for is paid at the hotel.">
        <ListField
          path="payment"
          most={6}
          start={() => ({ automaticPaymentType: 'AtTimeOfBooking', percentageToCharge: 100 })}
        >
          {(path, entry) => (
            <Pair>
              <NumberField path={`${path}.percentageToCharge`} end="%" />
              <ChoiceField path={`${path}.automaticPaymentType`} options={moments} />
              {valueAt(entry, 'automaticPaymentType') === 'DaysBeforeArrival' && (
                <NumberField path={`${path}.daysBeforeArrival`} end="days" />
              )}
            </Pair>
          )}
        </ListField>
        <TickField path="needsGuarantee" />
        <TickField path="allowCompanyInvoice" />
        <TickField path="companyInvoiceOnly" />
      </PartSection>
      <PartSection title="Cancelling" how="Of the lines that have begun, the one nearest to arrival counts.">
        <ListField
          path="cancellation.entries"
          most={6}
          start={() => ({ daysBefore: 1, at: '18:00', charge: { fee: 'Nights', value: 1 } })}
        >
          {(path) => (
            <Pair>
              <FromField path={path} />
              <FeeField path={`${path}.charge`} />
            </Pair>
          )}
        </ListField>
        <Pair>
          <FeeField path="cancellation.noShow" />
        </Pair>
        <TickField path="allowCancel" />
        <TickField path="allowEdit" />
      </PartSection>
      <LimitFields />
      <PartSection
        title="VAT of its parts"
        how="What of the price is taxed at another rate, such as breakfast; the rest at the standard rate."
      >
        <ListField path="vatParts" most={5} start={() => ({ name: '', percent: 10, vatRate: 0 })}>
          {(path) => (
            <Pair>
              <TextField path={`${path}.name`} />
              <NumberField path={`${path}.percent`} end="%" />
              <NumberField path={`${path}.vatRate`} end="%" />
            </Pair>
          )}
        </ListField>
      </PartSection>
    </>
  );
}

/** Who may stay at this rate, where it is fewer than the room takes. */
function LimitFields() {
  const { value } = usePartForm();
  return (
    <PartSection title="Who may stay at it">
      <TickField path="usesOccupancy" />
      {valueAt(value, 'usesOccupancy') === true && (
        <Pair>
          <NumberField path="occupancy.maximum" />
          <NumberField path="occupancy.adultMaximum" />
          <NumberField path="occupancy.childMaximum" hint="Infants too." />
          <NumberField path="occupancy.minimum" />
        </Pair>
      )}
    </PartSection>
  );
}

/** From the booking on, or from a time before arrival. */
function FromField({ path }: { readonly path: string }) {
  const { value, change, isReadOnly } = usePartForm();
  const isFromBooking = valueAt(value, `${path}.daysBefore`) === null;
  return (
    <div>
      <Tick
        checked={isFromBooking}
        aria-disabled={isReadOnly || undefined}
        onChange={({ target }) => {
          if (isReadOnly) return;
          const from = target.checked ? { daysBefore: null, at: null } : { daysBefore: 1, at: '18:00' };
          change(path, (entry) => ({ ...Object(entry), ...from }));
        }}
      >
        From the booking on
      </Tick>
      {!isFromBooking && (
        <div className={styles.below}>
          <NumberField path={`${path}.daysBefore`} end="days" />
          <TextField path={`${path}.at`} type="time" />
        </div>
      )}
    </div>
  );
}
