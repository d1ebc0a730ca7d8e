import { Tick } from '../../../ui/tick.tsx';
import { valueAt } from '../form/at-path.ts';
import { ChoiceField, LinesField, NumberField, TextField, TickField } from '../form/fields.tsx';
import { ListField } from '../form/list-field.tsx';
import { usePartForm } from '../form/part-form.ts';
import { FeeField } from './fee-field.tsx';
import { Pair, PartSection } from './part-section.tsx';

const moments = [
  { value: 'AtTimeOfBooking', name: 'When it is booked' },
  { value: 'DaysBeforeArrival', name: 'Days before arrival' },
];

/** A rate plan: its words and its terms. Prices are those of the nights: they stand in Rates. */
export function RatePlanFields() {
  return (
    <>
      <PartSection title="Words">
        <TextField path="name" label="Name" />
        <TextField path="description" label="What guests read" isLong />
        <LinesField
          path="inclusions"
          label="What the price includes"
          hint="Short lines in lower case, one each."
        />
        <Pair>
          <TextField path="code" label="Code" hint="Up to 30 letters, digits or hyphens." />
          <NumberField path="baseNumberOfAdults" label="Adults in the base price" />
        </Pair>
        <TickField path="isPublic" label="Everyone sees it; otherwise only who has its code" />
        <TickField path="includesBreakfast" label="Breakfast for each guest is in the price" />
        <TickField path="asksChildAges" label="Guests give the ages of their children" />
      </PartSection>
      <PartSection title="Paying" how="What no line asks for is paid at the hotel.">
        <ListField
          path="payment"
          label="Charged before arrival"
          one="charge"
          most={6}
          start={() => ({ automaticPaymentType: 'AtTimeOfBooking', percentageToCharge: 100 })}
        >
          {(path, entry) => (
            <Pair>
              <NumberField path={`${path}.percentageToCharge`} label="Of the price" end="%" />
              <ChoiceField path={`${path}.automaticPaymentType`} label="When" options={moments} />
              {valueAt(entry, 'automaticPaymentType') === 'DaysBeforeArrival' && (
                <NumberField path={`${path}.daysBeforeArrival`} label="Before arrival" end="days" />
              )}
            </Pair>
          )}
        </ListField>
        <TickField path="needsGuarantee" label="A card is stored where nothing is charged" />
        <TickField path="allowCompanyInvoice" label="A company may pay by invoice" />
        <TickField path="companyInvoiceOnly" label="Only a company by invoice, and nobody else" />
      </PartSection>
      <PartSection title="Cancelling" how="Of the lines that have begun, the one nearest to arrival counts.">
        <ListField
          path="cancellation.entries"
          label="What cancelling costs"
          one="step"
          most={6}
          start={() => ({ daysBefore: 1, at: '18:00', charge: { fee: 'Nights', value: 1 } })}
        >
          {(path) => (
            <Pair>
              <FromField path={path} />
              <FeeField path={`${path}.charge`} label="It costs" />
            </Pair>
          )}
        </ListField>
        <Pair>
          <FeeField path="cancellation.noShow" label="If they do not come" />
        </Pair>
        <TickField path="allowCancel" label="Guests can cancel it themselves" />
        <TickField path="allowEdit" label="Guests can change it themselves" />
      </PartSection>
      <LimitFields />
      <PartSection
        title="VAT of its parts"
        how="What of the price is taxed at another rate, such as breakfast; the rest at the standard rate."
      >
        <ListField
          path="vatParts"
          label="Parts"
          one="part"
          most={5}
          start={() => ({ name: '', percent: 10, vatRate: 0 })}
        >
          {(path) => (
            <Pair>
              <TextField path={`${path}.name`} label="Part" />
              <NumberField path={`${path}.percent`} label="Of the price" end="%" />
              <NumberField path={`${path}.vatRate`} label="VAT" end="%" />
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
      <TickField path="usesOccupancy" label="It takes fewer guests than the room" />
      {valueAt(value, 'usesOccupancy') === true && (
        <Pair>
          <NumberField path="occupancy.maximum" label="Most guests" />
          <NumberField path="occupancy.adultMaximum" label="Most adults" />
          <NumberField path="occupancy.childMaximum" label="Most children" hint="Infants too." />
          <NumberField path="occupancy.minimum" label="Least guests" />
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
        <>
          <NumberField path={`${path}.daysBefore`} label="Before arrival" end="days" />
          <TextField path={`${path}.at`} label="From" type="time" />
        </>
      )}
    </div>
  );
}
