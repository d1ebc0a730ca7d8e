import type { Booker } from '@portico/domain/people/booker';
import type { ConfirmedBooker, ManagedBooker, WireBooker } from '../calls/parts/booker.ts';
import { textOrNull } from './text-or-null.ts';

/** Names of a booker's fields on the wire. */
export const bookerFields = {
  firstName: 'FirstName',
  lastName: 'LastName',
  email: 'Email',
  phone: 'Phone',
  street: 'Street',
  city: 'City',
  stateOrCounty: 'StateOrCounty',
  postCode: 'ZipCode',
  countryId: 'CountryId',
  optIn: 'OptInToReceiveUpdates',
} as const satisfies Record<keyof Booker, keyof WireBooker>;

/** As typed. */
export function toWireBooker(booker: Booker): WireBooker {
  return {
    FirstName: booker.firstName,
    LastName: booker.lastName,
    Email: booker.email,
    Phone: booker.phone,
    Street: booker.street,
    City: booker.city || null,
    CountryId: booker.countryId,
    StateOrCounty: booker.stateOrCounty || null,
    ZipCode: booker.postCode,
    OptInToReceiveUpdates: booker.optIn,
  };
}

/** Trims what was typed. */
export function bookerFromWire(wire: WireBooker): Booker {
  return {
    firstName: wire.FirstName.trim(),
    lastName: wire.LastName.trim(),
    email: wire.Email.trim(),
    phone: wire.Phone.trim(),
    street: textOrNull(wire.Street) ?? '',
    city: textOrNull(wire.City) ?? '',
    stateOrCounty: textOrNull(wire.StateOrCounty) ?? '',
    postCode: textOrNull(wire.ZipCode) ?? '',
    countryId: wire.CountryId ?? null,
    optIn: wire.OptInToReceiveUpdates,
  };
}

/** For the response of a booking. */
export function toConfirmedBooker(booker: Booker, IndividualId: string): ConfirmedBooker {
  return {
    IndividualId,
    FirstName: booker.firstName,
    LastName: booker.lastName,
    Email: booker.email,
    Phone: booker.phone,
  };
}

/** For the response to a grant. */
export function toManagedBooker(booker: Booker, IndividualId: string): ManagedBooker {
  return {
    ...toConfirmedBooker(booker, IndividualId),
    Street: booker.street || null,
    City: booker.city || null,
    CountryId: booker.countryId,
    StateOrCounty: booker.stateOrCounty || null,
    ZipCode: booker.postCode || null,
    OptInToReceiveUpdates: booker.optIn,
  };
}
