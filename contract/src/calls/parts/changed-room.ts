import * as z from 'zod';
import {
  wireAmount,
  wireBedOptionId,
  wireDate,
  wireEchoedId,
  wireEmail,
  wireExtraId,
  wireId,
  wireItemId,
  wireRatePlanId,
  wireRoomTypeId,
  wireText,
} from '../wire-parts.ts';
import { childAgesSchema, guestCounts, leadGuestSchema } from './guest.ts';

const changedServiceSchema = z.strictObject({ ServiceId: wireExtraId, Quantity: z.int().min(0).max(99) });

/** A guest of a room beside its lead guest, as in the managed reservation. */
const fellowGuestSchema = z.strictObject({
  IndividualId: wireEchoedId,
  FirstName: wireText(80),
  LastName: wireText(80),
  Email: wireEmail.nullish(),
  Phone: wireText(40).nullish(),
  IsChild: z.boolean().default(false),
  IsPlaceholder: z.boolean().default(false).meta({ description: 'Not named yet' }),
});

const asItIs = { description: 'Absent or null: as it is; a room more needs it' };
const countAsItIs = { description: 'Absent or null: as it is; of a room more none' };

/**
 * A changed room; fields left out stay unchanged. `ReservationItemId` absent or null adds a room, which needs dates,
 * type, rate plan, adults and lead guest.
 */
export const changedRoomSchema = z.strictObject({
  ReservationItemId: wireItemId.nullish().meta({ description: 'Absent or null: a room more' }),
  DateOfArrival: wireDate.nullish().meta(asItIs),
  DateOfDeparture: wireDate.nullish().meta(asItIs),
  RoomTypeId: wireRoomTypeId.nullish().meta(asItIs),
  RatePlanId: wireRatePlanId.nullish().meta(asItIs),
  NumberOfAdults: guestCounts.NumberOfAdults.nullish().meta(asItIs),
  NumberOfChildren: guestCounts.NumberOfChildren.nullish().meta(countAsItIs),
  NumberOfInfants: guestCounts.NumberOfInfants.nullish().meta(countAsItIs),
  ChildAges: childAgesSchema
    .nullish()
    .meta({ description: 'One for each child; absent or null: as they are, for as many children as come' }),
  LeadGuest: leadGuestSchema.nullish().meta(asItIs),
  Guests: z
    .array(fellowGuestSchema)
    .max(150)
    .nullish()
    .meta({ description: 'All beside the lead guest; absent or null: as they are' }),
  RoomConfigurationDropdownOptionId: wireBedOptionId.nullish().meta({ description: 'Absent: as it is' }),
  Services: z
    .array(changedServiceSchema)
    .max(200)
    .nullish()
    .meta({ description: 'Those that change: 0 takes one away, and one that is not named stays' }),
  TotalCost: wireAmount.nullish().meta({ description: 'As the guest saw it; compared, never believed' }),
});

/** A room that is cancelled with the change. */
export const roomToCancelSchema = z.strictObject({
  ReservationItemId: wireItemId,
  CancellationReasonId: wireId.nullish(),
});
