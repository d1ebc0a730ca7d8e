import type { DeskAnswer, DeskCallName, DeskTaken } from '@portico/contract/desk/desk-calls';
import type { DeskRefusal } from '@portico/contract/desk/desk-refusals';
import type { StaffRole } from '@portico/contract/desk/staff-roles';
import type { StaffId } from '@portico/domain/ids';
import type { Result } from '@portico/domain/result';
import type { Secrets } from '../../access/seal.ts';
import type { PasswordHashes } from '../../accounts/password-hash.ts';
import type { Snapshots } from '../../availability/snapshot/snapshots.ts';
import type { Hotel } from '../../hotel/hotel.ts';
import type { HotelDirectory } from '../../hotel/hotel-directory.ts';
import type { Providers } from '../../payments/providers.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { AuditFacts } from '../../staff/audit.store.ts';
import type { WebhookReach } from '../../webhooks/webhook-reach.ts';

/** Who does something: a member of staff by their session, another system, or whoever runs the hotel's commands. */
export type Operator =
  | {
      readonly kind: 'staff';
      readonly staffId: StaffId;
      readonly sessionId: string;
      readonly name: string;
      readonly email: string;
      readonly role: StaffRole;
      readonly wasIdle: boolean;
      /** The network address. */
      readonly from: string;
      /** Of the page, such as `https://book.example`: a passkey belongs to it. */
      readonly origin: string;
    }
  | {
      readonly kind: 'connection';
      readonly connectionId: string;
      readonly name: string;
      /** Whether the hotel lets it act at bookings. */
      readonly mayAct: boolean;
      /** The network address. */
      readonly from: string;
    }
  | { readonly kind: 'command'; readonly name: string; readonly from: string };

/** What every operation works with, in the server and in a command alike. */
export interface OperationDeps {
  readonly database: Database;
  readonly hotels: HotelDirectory;
  /** What searches are answered from. */
  readonly snapshots: Snapshots;
  readonly clock: Clock;
  readonly providers: Providers;
  /** Undefined: links can be neither signed nor addressed. */
  readonly links: { readonly secrets: Secrets; readonly publicUrl: string } | undefined;
  /** For changing how somebody logs in; undefined in a command, where nobody does. */
  readonly logIns?: { readonly secrets: Secrets; readonly passwords: PasswordHashes };
  /** Where events of the hotel may be posted. */
  readonly webhookReach: WebhookReach;
  readonly log: { error(facts: object, message: string): void };
}

/** One run of an operation. */
export interface Run extends OperationDeps {
  readonly hotel: Hotel;
  readonly operator: Operator;
  /** Adds to the audit entry of this run; the last value of each field counts. */
  readonly audit: (facts: AuditFacts) => void;
}

export type Outcome<Name extends DeskCallName> = Result<DeskAnswer<Name>, DeskRefusal>;

/** Does what a call of the desk, or a command of the same name, asks for. */
export type Operation<Name extends DeskCallName> = (
  run: Run,
  takes: DeskTaken<Name>,
) => Promise<Outcome<Name>>;

/** The operations of some calls, by name. */
export type OperationsOf<Names extends DeskCallName> = { readonly [Name in Names]: Operation<Name> };
