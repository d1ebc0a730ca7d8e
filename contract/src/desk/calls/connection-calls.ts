import * as z from 'zod';
import { MOST_CODE, connectionRights } from '../../connections/connection-codes.ts';
import { access, read, write } from '../desk-call.ts';

const instant = z.iso.datetime();
const ofConnection = z.strictObject({ id: z.uuid() });
const name = z.string().trim().min(1).max(60);
const rights = z.array(z.enum(connectionRights)).min(1).readonly();

/** `code`: what the other system calls it; without one of its own (`isMapped` false) our id. */
const coded = z
  .array(z.strictObject({ id: z.int(), name: z.string(), code: z.string(), isMapped: z.boolean() }))
  .readonly();

const connection = z.strictObject({
  id: z.string(),
  name: z.string(),
  username: z.string(),
  rights: z.array(z.string()).readonly(),
  createdAt: instant,
  lastMessageAt: instant.nullable(),
  revokedAt: instant.nullable(),
  roomTypes: coded,
  ratePlans: coded,
  /** Where bookings are posted to; null: nowhere. */
  push: z.strictObject({ url: z.string(), username: z.string() }).nullable(),
  /** How it fares with being told of bookings, posted or read; null: it is not told of any. */
  told: z
    .strictObject({
      waiting: z.int(),
      /** Given up after ten tries, or because the other system could not take it. */
      failed: z.int(),
      lastError: z.string().nullable(),
    })
    .nullable(),
});

/** Codes by id of ours; empty text: none of its own. */
const codes = z.record(z.string().regex(/^\d{1,10}$/), z.string().trim().max(MOST_CODE));

const message = z.strictObject({
  messageId: z.string(),
  receivedAt: instant,
  kind: z.string(),
  outcome: z.enum(['done', 'partly', 'refused']),
  /** What was wrong with it, each fault once and at most five. */
  why: z.array(z.string()).readonly(),
});

const pushMessage = z.strictObject({
  messageId: z.string(),
  /** Of the booking. */
  number: z.string(),
  kind: z.enum(['Commit', 'Modify', 'Cancel']),
  triedAt: instant,
  tries: z.int(),
  outcome: z.enum(['unanswered', 'taken', 'refused']),
  /** Why it was not taken, in words; null: it was, or there is no answer yet. */
  answer: z.string().nullable(),
  /** What the other system calls the booking. */
  otherNumber: z.string().nullable(),
});

/** Other systems that set the hotel's rooms and prices. Rule: docs/connections.md. */
export const connectionCalls = {
  /** Oldest first; those that were revoked more than 30 days ago only if `isAll`. */
  'Connections/List': read(
    z.strictObject({ isAll: z.boolean().optional() }),
    z.strictObject({ connections: z.array(connection).readonly() }),
  ),
  /** Its secret is answered once. */
  'Connections/Add': access(
    z.strictObject({ name, rights }),
    z.strictObject({ id: z.string(), username: z.string(), secret: z.string() }),
  ),
  /** A new secret, answered once; the former one is taken too until `formerSecretEndsAt`. */
  'Connections/Rotate': access(
    ofConnection,
    z.strictObject({ username: z.string(), secret: z.string(), formerSecretEndsAt: instant }),
  ),
  /** Its credentials open nothing from now on. */
  'Connections/Revoke': access(ofConnection, z.strictObject({ name: z.string() })),
  /** Codes that are not named stay. */
  'Connections/SetCodes': write(
    ofConnection.extend({ roomTypes: codes, ratePlans: codes }),
    z.strictObject({ roomTypes: coded, ratePlans: coded }),
  ),
  /** Bookings that change from now on are posted there; null: nowhere any more. */
  'Connections/SetPush': access(
    ofConnection.extend({
      push: z
        .strictObject({
          url: z.string().trim().max(2_000),
          username: z.string().trim().max(200),
          password: z.string().max(200),
        })
        .nullable(),
    }),
    z.strictObject({ name: z.string() }),
  ),
  /** Posts those again that were given up; answers how many. */
  'Connections/RetryPushes': write(ofConnection, z.strictObject({ due: z.int() })),
  /** What it was told of bookings in 30 days, newest first, 50 at a time; `before`: those before it. */
  'Connections/ListPushes': read(
    ofConnection.extend({ before: z.uuid().nullable() }),
    z.strictObject({ messages: z.array(pushMessage).readonly(), hasMore: z.boolean() }),
  ),
  /** Newest first, 50 at a time; `before`: those before it. */
  'Connections/ListMessages': read(
    ofConnection.extend({ before: z.uuid().nullable() }),
    z.strictObject({ messages: z.array(message).readonly(), hasMore: z.boolean() }),
  ),
  /** As it came and was answered. */
  'Connections/ReadMessage': read(
    ofConnection.extend({ messageId: z.uuid() }),
    message.extend({ body: z.string(), answer: z.string() }),
  ),
} as const;
