import type { ChangeId } from '@portico/domain/ids';
import * as z from 'zod';
import { branded } from '../branded.ts';
import { outcome } from './error-body.ts';
import { managedReservationSchema } from './parts/managed-reservation.ts';
import { wireId, wireReservationId } from './wire-parts.ts';

/** POST /api/ManageBooking/AbandonChange: drops a change that awaits its payment. */
export const abandonChangeRequestSchema = z.strictObject({
  PropertyId: wireId,
  ReservationId: wireReservationId,
  ChangeId: branded<ChangeId>(z.uuid('Expected the id of a change')).meta({
    description: 'PendingChange.ChangeId of the booking as the guest saw it',
  }),
});

/** `Success`: it no longer waits and was not paid meanwhile. */
export const abandonChangeResponseSchema = z.object({
  ...outcome,
  Reservation: managedReservationSchema.meta({ description: 'As it stands now' }),
});
export type AbandonChangeResponse = z.infer<typeof abandonChangeResponseSchema>;
