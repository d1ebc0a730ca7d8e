import {
  contactSendResponseSchema,
  type ContactSendRequest,
  type ContactSendResponse,
} from '@portico/contract/calls/contact-send';
import { contactSentText } from '@portico/contract/texts/contact-texts';
import { issueText } from '@portico/contract/texts/issue-texts';
import type { LimitedThing } from '@portico/contract/texts/limit-texts';
import type { UnitName } from '@portico/contract/texts/unit-texts';
import { contactFields, contactFromWire } from '@portico/contract/wire/contact-message';
import type { GroupId, PropertyId } from '@portico/domain/ids';
import { contactIssues, type ContactMessage } from '@portico/domain/people/contact-message';
import { ok, refused, type Result } from '@portico/domain/result';
import { keeperOf, type GroupDirectory } from '../hotel/group-directory.ts';
import type { FieldFault } from '../hotel/field-faults.ts';
import type { HotelDirectory } from '../hotel/hotel-directory.ts';
import type { Hotel } from '../hotel/hotel.ts';
import type { LimitDeps } from '../limits/rate-limits.ts';
import { takeLimits } from '../limits/take-limits.ts';
import { insertContact } from './contact-message.store.ts';
import { isKeyKnown } from '../platform/once/idempotency.store.ts';
import { fingerprintOf } from '../platform/once/idempotency.ts';
import { once, type OnceDeps } from '../platform/once/once.ts';
import { clientAddress } from '../platform/http/client-address.ts';
import { endpoint } from '../platform/http/endpoint.ts';
import { sendRefusal } from '../platform/http/send-refusal.ts';
import type { PorticoServer } from '../platform/http/server-type.ts';

interface ContactDeps extends OnceDeps, LimitDeps {
  readonly hotels: HotelDirectory;
  readonly groups: GroupDirectory;
}

type ContactRefusal =
  | { readonly code: 'property.unknown' | 'group.unknown' | 'server.busy' }
  | { readonly code: 'request.invalid'; readonly faults: readonly FieldFault[] }
  | {
      readonly code: 'request.too-many';
      readonly telephone: string;
      readonly thing: LimitedThing;
      readonly opensInS: number;
    };

const SCOPE = 'contact.send';

/** The addressee, and the hotel that stores the message. */
interface Addressee {
  readonly propertyId: PropertyId;
  readonly groupId: GroupId | null;
  readonly recipient: Pick<Hotel['definition']['property'], 'name' | 'telephone' | 'unitName'>;
}

/**
 * Stores a guest's message and enqueues its mail to the hotel, once for each key and body; without a key each is a new
 * message. `address`: the client's. Refuses an unknown hotel or group, form faults, and too many. Rule:
 * docs/booking.md, "Messages to the hotel".
 */
async function sendMessage(
  deps: ContactDeps,
  body: ContactSendRequest,
  { key: sentKey, address }: { readonly key: string | undefined; readonly address: string },
): Promise<Result<ContactSendResponse, ContactRefusal>> {
  const addressee = await addresseeOf(deps, body);
  if (!addressee.ok) return addressee;
  const { propertyId, groupId, recipient } = addressee.value;
  const contact = contactFromWire(body);
  const faults = faultsOf(recipient.unitName, contact);
  if (faults.length > 0) return refused({ code: 'request.invalid', faults });

  const fingerprint = fingerprintOf(body);
  // A guest may edit a message after a lost reply and send it under the same key: that is another message.
  const key = sentKey === undefined ? undefined : fingerprintOf({ sentKey, fingerprint });
  const isRepeat = await isKeyKnown(deps.database.kysely, { propertyId, scope: SCOPE, key });
  const who = { propertyId, groupId, address };
  const allowance = isRepeat
    ? undefined
    : await takeLimits(deps, who, { messagesPerAddress: 1, messagesPerHotel: 1 });
  if (allowance?.isOpen === false) {
    const { thing, opensInS } = allowance;
    return refused({ code: 'request.too-many', telephone: recipient.telephone, thing, opensInS });
  }
  const readAnswer = (done: object) => contactSendResponseSchema.parse(done);
  const request = { propertyId, scope: SCOPE, key, fingerprint, readAnswer };
  let isRepeated = true;
  const done = await once(deps, request, async (tx, { now }) => {
    isRepeated = false;
    await insertContact(tx, propertyId, { ...contact, groupId, search: body.Search ?? null }, now);
    const Message = contactSentText(recipient.name);
    return ok({ kind: 'answered', answer: { Success: true, Message } });
  }).catch(async (error: unknown) => {
    await allowance?.release();
    throw error;
  });
  if (isRepeated) await allowance?.release();
  if (done.ok && done.value.kind === 'answered') return ok(done.value.answer);
  return refused({ code: 'server.busy' });
}

async function addresseeOf(
  { hotels, groups }: ContactDeps,
  { PropertyId, PropertyGroupId }: ContactSendRequest,
): Promise<Result<Addressee, ContactRefusal>> {
  if (PropertyId !== null && PropertyId !== undefined) {
    const hotel = await hotels.find(PropertyId);
    if (hotel === undefined) return refused({ code: 'property.unknown' });
    return ok({ propertyId: hotel.propertyId, groupId: null, recipient: hotel.definition.property });
  }
  const group = await groups.find(PropertyGroupId ?? '');
  const propertyId = group && keeperOf(group);
  if (group === undefined || propertyId === undefined) return refused({ code: 'group.unknown' });
  return ok({ propertyId, groupId: group.groupId, recipient: group.definition.group });
}

function faultsOf(unit: UnitName, contact: ContactMessage): FieldFault[] {
  const names: Readonly<Record<string, string>> = contactFields;
  return contactIssues(contact).map(({ field, code }) => ({
    field: names[field] ?? field,
    message: issueText(code, { field, unit }),
  }));
}

/** Messages to a hotel or a group from its pages. */
export async function contactRoutes(app: PorticoServer, deps: ContactDeps): Promise<void> {
  app.route({
    ...endpoint('/api/Contact/Send'),
    handler: async (request, reply) => {
      const { headers, body } = request;
      const from = { key: headers['idempotency-key'], address: clientAddress(request) };
      const sent = await sendMessage(deps, body, from);
      if (sent.ok) return sent.value;
      const { refusal } = sent;
      return sendRefusal(reply, refusal, 'telephone' in refusal ? refusal : undefined);
    },
  });
}
