import { TextField, TickField } from '../form/fields.tsx';
import { PartSection } from './part-section.tsx';

/** A company that the hotel invoices. */
export function CompanyFields() {
  return (
    <PartSection title="The company">
      <TextField path="name" label="Name" hint="Guests find it by three of its letters." />
      <TickField path="optedIn" label="Guests may find it and book on its invoice" />
      <TextField path="code" label="Code" hint="Guests must type it. Empty: the name is enough." optional />
      <TextField path="billingContact.name" label="Who gets its bookings" />
      <TextField path="billingContact.email" label="At this e-mail address" type="email" />
    </PartSection>
  );
}
