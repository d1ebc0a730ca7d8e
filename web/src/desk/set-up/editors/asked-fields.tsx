import { NumberField, TextField, TickField } from '../form/fields.tsx';
import { ListField, nextId } from '../form/list-field.tsx';
import { PresentField } from '../form/present-field.tsx';
import { PartSection } from './part-section.tsx';

const details = {
  email: 'E-mail of each guest',
  phone: 'Telephone',
  country: 'Country',
  street: 'Street',
  city: 'Town',
  stateOrCounty: 'State or county',
  postCode: 'Postcode',
} as const;

/** What guests are asked when they book, check in and cancel, and how long it stays. */
export function AskedFields() {
  return (
    <>
      <PartSection
        title="When they book"
        how="Names are always asked, and of who books the e-mail, telephone, street, postcode and country."
      >
        {Object.entries(details).map(([name, label]) => (
          <TickField key={name} path={`required.${name}`} label={`${label} must be given`} />
        ))}
        <TickField path="askRoomConfiguration" label="Guests choose how the beds are made up" />
        <TickField path="askAdditionalInformation" label="The checkout has a second field for requests" />
        <TickField path="userAccounts" label="Guests may have an account" />
      </PartSection>
      <PartSection title="Your own terms" how="A second box to tick, beside the general terms.">
        <PresentField path="customTerms" label="Guests agree to them" start={{ label: '', text: '' }}>
          <TextField path="customTerms.label" label="Beside the box" />
          <TextField path="customTerms.text" label="The terms" isLong />
          <TickField path="customTerms.onlyForCompanyInvoice" label="Only on a company’s invoice" />
        </PresentField>
      </PartSection>
      <PartSection title="Before they arrive">
        <PresentField
          path="preCheckIn"
          label="Guests check in online"
          start={{ daysBefore: 3, cardRequired: false }}
        >
          <NumberField path="preCheckIn.daysBefore" label="Mailed before arrival" end="days" />
          <TickField path="preCheckIn.cardRequired" label="A card is stored then" />
        </PresentField>
      </PartSection>
      <PartSection title="When they cancel">
        <TickField path="cancellationReasonRequired" label="Guests must give a reason" />
        <ListField
          path="cancellationReasons"
          label="Reasons"
          one="reason"
          most={30}
          start={(entries) => ({ id: nextId(entries), name: '' })}
        >
          {(path) => <TextField path={`${path}.name`} label="Reason" />}
        </ListField>
      </PartSection>
      <PartSection title="After they left" how="Who they were is erased; figures and invoices stay.">
        <NumberField
          path="eraseGuestsAfterMonths"
          label="Erased after"
          hint="Empty: only when you ask for it."
          end="months"
        />
      </PartSection>
    </>
  );
}
