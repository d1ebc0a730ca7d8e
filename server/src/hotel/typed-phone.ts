import { internationalNumber } from '@portico/domain/people/phone';
import { diallingOf } from './dialling.ts';
import type { Hotel } from './hotel.ts';

/** A telephone number that staff type; one in national form is the hotel's country's. */
export function typedPhone({ definition }: Hotel, typed: string): string {
  const dialling = diallingOf(definition.property.defaultPhoneCountryCode);
  const phone = typed.trim();
  return dialling === null ? phone : internationalNumber(phone, dialling);
}
