import * as z from 'zod';
import { access, read, write } from '../desk-call.ts';
import { createdPasskey, creationOptions } from '../passkeys.ts';
import { staffRoles } from '../staff-roles.ts';

const role = z.enum(staffRoles);
const nothing = z.strictObject({});
const instant = z.iso.datetime();
/** Names somebody; in any case. */
const email = z.string().trim().max(254);
const passkeyName = z.string().trim().min(1).max(60);
const authenticator = z.strictObject({ secret: z.string(), uri: z.string(), sealed: z.string() });

const auditEntry = z.strictObject({
  entryId: z.string(),
  askedAt: instant,
  /** Who: a name, or `command`. */
  madeBy: z.string(),
  /** From which network address, or on which computer. */
  madeFrom: z.string(),
  call: z.string(),
  outcome: z.enum(['begun', 'done', 'refused', 'failed']),
  refusalCode: z.string().nullable(),
  /** The number of the booking it was about. */
  booking: z.string().nullable(),
  what: z.array(z.strictObject({ what: z.string(), was: z.string(), now: z.string() })).readonly(),
  reason: z.string().nullable(),
});
export type AuditEntry = z.input<typeof auditEntry>;

export const staffCalls = {
  /** Who works at this hotel, by name. */
  'Staff/List': read(
    nothing,
    z.strictObject({
      staff: z
        .array(
          z.strictObject({
            name: z.string(),
            email: z.string(),
            role,
            /** When a log-in of theirs was last used; null: not since it ended. */
            seenAt: instant.nullable(),
          }),
        )
        .readonly(),
    }),
  ),
  /** Who was invited and has not accepted yet. */
  'Staff/Invitations': read(
    nothing,
    z.strictObject({
      invitations: z
        .array(
          z.strictObject({
            email: z.string(),
            name: z.string(),
            role,
            invitedBy: z.string(),
            endsAt: instant,
            isNewLogIn: z.boolean(),
          }),
        )
        .readonly(),
    }),
  ),
  /** Sends a link, valid for a day. For somebody who works here already it replaces every way in of theirs. */
  'Staff/Invite': access(
    z.strictObject({ email, name: z.string().trim().min(1).max(80), role }),
    z.strictObject({ email: z.string(), isNewLogIn: z.boolean() }),
  ),
  'Staff/CancelInvitation': access(z.strictObject({ email }), z.strictObject({ email: z.string() })),
  'Staff/ChangeRole': access(
    z.strictObject({ email, role }),
    z.strictObject({ name: z.string(), was: role, now: role }),
  ),
  /** At this hotel; with the last hotel the log-in is deleted too. */
  'Staff/Remove': access(z.strictObject({ email }), z.strictObject({ name: z.string(), was: role })),

  /** How the one who asks logs in, and where they are logged in. */
  'Staff/ReadOwn': read(
    nothing,
    z.strictObject({
      passwordSetAt: instant.nullable(),
      recoveryCodesLeft: z.int(),
      passkeys: z
        .array(
          z.strictObject({
            passkeyId: z.string(),
            name: z.string(),
            createdAt: instant,
            usedAt: instant.nullable(),
          }),
        )
        .readonly(),
      sessions: z
        .array(
          z.strictObject({
            sessionId: z.string(),
            /** As the browser calls itself. */
            userAgent: z.string(),
            address: z.string(),
            since: instant,
            usedAt: instant,
            isThis: z.boolean(),
          }),
        )
        .readonly(),
    }),
  ),
  /** Logs a browser of one's own out; null: all but this one. */
  'Staff/EndSession': write(
    z.strictObject({ sessionId: z.uuid().nullable() }),
    z.strictObject({ ended: z.int() }),
  ),
  'Staff/PreparePasskey': read(nothing, creationOptions),
  'Staff/AddPasskey': access(
    z.strictObject({ name: passkeyName, answer: createdPasskey }),
    z.strictObject({ name: z.string() }),
  ),
  'Staff/RenamePasskey': write(
    z.strictObject({ passkeyId: z.uuid(), name: passkeyName }),
    z.strictObject({ name: z.string() }),
  ),
  'Staff/RemovePasskey': access(
    z.strictObject({ passkeyId: z.uuid() }),
    z.strictObject({ name: z.string() }),
  ),
  /** For a new authenticator: shown as a QR code; its first code and `sealed` go to `Staff/SetPassword`. */
  'Staff/PrepareCode': read(nothing, authenticator),
  /** A new password and authenticator; every other browser is logged out. */
  'Staff/SetPassword': access(
    z.strictObject({ password: z.string().max(800), sealed: z.string().max(400), code: z.string().max(40) }),
    z.strictObject({ recoveryCodes: z.array(z.string()).readonly() }),
  ),
  /** In place of those before. */
  'Staff/MakeRecoveryCodes': access(
    nothing,
    z.strictObject({ recoveryCodes: z.array(z.string()).readonly() }),
  ),

  /** The audit trail of this hotel, newest first, 50 at a time. */
  'Audit/List': read(
    z.strictObject({
      /** On the hotel's clock. */
      day: z.iso.date().nullable(),
      /** Part of the name. */
      person: z.string().trim().max(80).nullable(),
      call: z.string().trim().max(60).nullable(),
      /** `next` of the page before. */
      after: z.string().max(100).nullable(),
    }),
    z.strictObject({ entries: z.array(auditEntry).readonly(), next: z.string().nullable() }),
  ),
} as const;
