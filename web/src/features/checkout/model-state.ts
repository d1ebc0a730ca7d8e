import { cardFieldId } from '../../parts/card-form/card-field-id.ts';
import type { FieldIssue } from '../../ui/error-summary.tsx';
import { bookerFieldId } from './checkout-issues.ts';

/** The server's names of the fields of this form, in lower case. */
const fieldIds: Readonly<Record<string, string>> = {
  'booker.firstname': bookerFieldId('firstName'),
  'booker.lastname': bookerFieldId('lastName'),
  'booker.email': bookerFieldId('email'),
  'booker.phone': bookerFieldId('phone'),
  'booker.street': bookerFieldId('street'),
  'booker.city': bookerFieldId('city'),
  'booker.stateorcounty': bookerFieldId('stateOrCounty'),
  'booker.zipcode': bookerFieldId('postCode'),
  'booker.countryid': bookerFieldId('countryId'),
  'carddetails.nameoncard': cardFieldId('holderName'),
  'carddetails.cardnumber': cardFieldId('number'),
  'carddetails.creditcardtypeid': cardFieldId('number'),
  'carddetails.expirymonth': cardFieldId('expiry'),
  'carddetails.expiryyear': cardFieldId('expiry'),
  'carddetails.securitycode': cardFieldId('securityCode'),
  'carddetails.emailaddress': cardFieldId('email'),
  notes: bookerFieldId('specialRequests'),
};

/** The server's ModelState at the fields of this form; what belongs to none of them has no field. */
export function issuesOfModelState(state: Readonly<Record<string, readonly string[]>>): FieldIssue[] {
  return Object.entries(state).flatMap(([name, messages]) => {
    const fieldId = fieldIds[name.toLowerCase()];
    return messages.map((message) => ({ fieldId, message }));
  });
}
