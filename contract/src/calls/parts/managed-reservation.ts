import * as z from 'zod';
import { confirmationResponseSchema } from '../reservation-read.ts';
import { wireAmount, wireDateOut } from '../wire-parts.ts';
import { managedBookerSchema } from './booker.ts';
import { managedGuestSchema, managedLeadGuestSchema } from './managed-guest.ts';
import { refundToSchema } from './refund-to.ts';
import { confirmedRoomSchema } from './room.ts';

const whyNotChangeable = ['cancelled', 'arrived', 'terms', 'too-late'] as const;

/** The cost of cancelling now, and how much of the payment is refunded. */
const cancellingSchema = z.object({
  CostNow: wireAmount,
  RefundNow: wireAmount,
  RefundToVoucher: wireAmount.meta({ description: 'Of RefundNow, what goes back on the gift voucher' }),
  RefundTo: refundToSchema,
  OwedThen: wireAmount.meta({ description: 'What of the booking is then still to be paid' }),
});

export const changeableUntil = z.object({ Date: wireDateOut, At: z.string() }).nullable().meta({
  description:
    'Of the property’s clock: until then dates, people and rates can be changed, and extras given back',
});

export const managedRoomSchema = confirmedRoomSchema.extend({
  LeadGuest: managedLeadGuestSchema,
  Guests: z.array(managedGuestSchema).meta({
    description: 'Beside the lead guest: one for each further adult, then one for each child',
  }),
  AsksChildAges: z.boolean().meta({ description: 'Its rate or one of its extras asks for ChildAges' }),
  ChangeableUntil: changeableUntil,
  WhyNotChangeable: z.enum(whyNotChangeable).nullable(),
  Cancelling: cancellingSchema,
  HasUpgrades: z.boolean().meta({ description: 'The hotel has better room types for it, free or not' }),
});
export type ManagedRoom = z.infer<typeof managedRoomSchema>;

/** A booking as its grant shows it: Confirmation's fields, its people in full, and the possible actions. */
export const managedReservationSchema = confirmationResponseSchema.extend({
  Version: z.int().meta({ description: 'Raised by each change; sent back with the next' }),
  OpenedBy: z.enum(['Link', 'Lookup', 'Account']).meta({
    description: 'How this caller got the grant. By Lookup no card, street nor postcode is shown',
  }),
  EmailToConfirm: z.string().nullable().meta({
    description: 'A new address of the booker that waits until both mailboxes confirm it',
  }),
  Booker: managedBookerSchema,
  Rooms: z.array(managedRoomSchema),
  Cancelling: cancellingSchema,
  PendingChange: z
    .object({
      ChangeId: z.string(),
      Status: z.enum(['Pending', 'ActionRequired']),
      ActionUrl: z.string().nullable(),
      EndsAt: z.iso.datetime().nullable(),
    })
    .nullable()
    .meta({ description: 'A change that waits for its payment' }),
  LastChange: z
    .object({ ChangeId: z.string(), Status: z.enum(['Applied', 'Declined', 'Expired']) })
    .nullable(),
});
export type ManagedReservation = z.infer<typeof managedReservationSchema>;
