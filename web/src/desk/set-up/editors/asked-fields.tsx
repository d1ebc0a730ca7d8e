import { NumberField, TextField, TickField } from '../form/fields.tsx';
import { ListField, nextId } from '../form/list-field.tsx';
import { PresentField } from '../form/present-field.tsx';
import { PartSection } from './part-section.tsx';

const details = ['email', 'phone', 'country', 'street', 'city', 'stateOrCounty', 'postCode'];

/** What guests are asked when they book, check in and cancel, and how long it stays. */
export function AskedFields() {
  return (
    <>
      <PartSection
        title="When they book"
        how="Names are always asked, and of who books the e-mail, telephone, street, postcode and country."
      >
        {details.map((name) => (
          <TickField key={name} path={`required.${name}`} />
        ))}
        <TickField path="askRoomConfiguration" />
        <TickField path="askAdditionalInformation" />
        <TickField path="userAccounts" />
      </PartSection>
      <PartSection title="Your own terms" how="A second box to tick, beside the general terms.">
        <PresentField path="customTerms" start={{ label: '', text: '' }}>
          <TextField path="customTerms.label" />
          <TextField path="customTerms.text" isLong />
          <TickField path="customTerms.onlyForCompanyInvoice" />
        </PresentField>
      </PartSection>
      <PartSection title="Before they arrive">
        <PresentField path="preCheckIn" start={{ daysBefore: 3, cardRequired: false }}>
          <NumberField path="preCheckIn.daysBefore" end="days" />
          <TickField path="preCheckIn.cardRequired" />
        </PresentField>
      </PartSection>
      <PartSection title="When they cancel">
        <TickField path="cancellationReasonRequired" />
        <ListField
          path="cancellationReasons"
          most={30}
          start={(entries) => ({ id: nextId(entries), name: '' })}
        >
          {(path) => <TextField path={`${path}.name`} />}
        </ListField>
      </PartSection>
      <PartSection title="After they left" how="Who they were is erased; figures and invoices stay.">
        <NumberField path="eraseGuestsAfterMonths" hint="Empty: only when you ask for it." end="months" />
      </PartSection>
    </>
  );
}
