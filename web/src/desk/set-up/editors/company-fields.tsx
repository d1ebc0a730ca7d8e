import { TextField, TickField } from '../form/fields.tsx';
import { PartSection } from './part-section.tsx';

/** A company that the hotel invoices. */
export function CompanyFields() {
  return (
    <PartSection title="The company">
      <TextField path="name" hint="Guests find it by three of its letters." />
      <TickField path="optedIn" />
      <TextField path="code" hint="Guests must type it. Empty: the name is enough." optional />
      <TextField path="billingContact.name" />
      <TextField path="billingContact.email" type="email" />
    </PartSection>
  );
}
