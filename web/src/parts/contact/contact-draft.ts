import type { ContactMessage } from '@portico/domain/people/contact-message';
import { holdsCardNumber } from '@portico/domain/payment/card-number-in-text';
import { randomKey } from '../../lib/random-key.ts';
import { readSession, writeSession } from '../../lib/session.ts';
import type { Booking } from '../booking/booking.ts';
import type { Owner } from '../hotel/owner.ts';

/** A message as it is typed; `key` is the same until it is sent, so that it is sent once. */
export interface ContactDraft extends ContactMessage {
  readonly key: string;
}

type Place = Pick<Owner, 'keptAs'>;

const keyOf = ({ keptAs }: Place) => `portico.contact.${keptAs}`;

/** What was typed before in this tab, or who books as far as that is known. */
export function readContactDraft(place: Place, booking: Booking | null): ContactDraft {
  const kept = readSession(keyOf(place));
  if (isDraft(kept)) return kept;
  const known = booking?.booker ?? booking?.items[0]?.leadGuest ?? null;
  const name = known === null ? '' : `${known.firstName} ${known.lastName}`.trim();
  return {
    key: randomKey(),
    name,
    email: known?.email ?? '',
    phone: known?.phone ?? '',
    message: '',
  };
}

/** Null: it was sent. What could be a card number stays in memory. */
export function keepContactDraft(place: Place, draft: ContactDraft | null): void {
  writeSession(
    keyOf(place),
    draft && {
      key: draft.key,
      name: withoutCard(draft.name),
      email: withoutCard(draft.email),
      phone: withoutCard(draft.phone),
      message: withoutCard(draft.message),
    },
  );
}

function withoutCard(text: string): string {
  return holdsCardNumber(text) ? '' : text;
}

function isDraft(kept: unknown): kept is ContactDraft {
  const fields = ['key', 'name', 'email', 'phone', 'message'];
  if (typeof kept !== 'object' || kept === null) return false;
  const values = new Map(Object.entries(kept));
  return fields.every((field) => typeof values.get(field) === 'string');
}
