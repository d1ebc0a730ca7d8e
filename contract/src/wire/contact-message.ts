import { parseLocalDate } from '@portico/domain/calendar/local-date';
import type { ContactMessage } from '@portico/domain/people/contact-message';
import type { ContactSendRequest, WireContactSearch } from '../calls/contact-send.ts';
import type { SearchLink } from '../search-link.ts';
import { guestCountsFromWire, toWireGuestCounts } from './guest.ts';
import { textOrNull } from './text-or-null.ts';

/** Names of a message's fields on the wire. */
export const contactFields = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  message: 'Message',
} as const satisfies Record<keyof ContactMessage, keyof ContactSendRequest>;

/** The search sent along with a message: dates, guests and codes. */
export type ContactSearch = Pick<
  SearchLink,
  'arrival' | 'departure' | 'rooms' | 'promoCode' | 'ratePlanCode'
>;

/** As typed. */
export function toWireContact({ name, email, phone, message }: ContactMessage) {
  return { Name: name, Email: email, Phone: phone || null, Message: message };
}

/** Trims what was typed. */
export function contactFromWire(wire: ContactSendRequest): ContactMessage {
  return {
    name: wire.Name.trim(),
    email: wire.Email.trim(),
    phone: textOrNull(wire.Phone) ?? '',
    message: wire.Message.trim(),
  };
}

export function toWireContactSearch(search: ContactSearch): WireContactSearch {
  return {
    DateFrom: search.arrival,
    DateTo: search.departure,
    Rooms: search.rooms?.map(toWireGuestCounts) ?? null,
    PromoCode: search.promoCode,
    RatePlanCode: search.ratePlanCode,
  };
}

export function contactSearchFromWire(wire: WireContactSearch): ContactSearch {
  return {
    arrival: parseLocalDate(wire.DateFrom ?? '') ?? null,
    departure: parseLocalDate(wire.DateTo ?? '') ?? null,
    rooms: wire.Rooms?.map(guestCountsFromWire) ?? null,
    promoCode: textOrNull(wire.PromoCode),
    ratePlanCode: textOrNull(wire.RatePlanCode),
  };
}
