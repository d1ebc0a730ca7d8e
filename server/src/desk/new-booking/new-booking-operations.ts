import type { newBookingCalls } from '@portico/contract/desk/calls/new-booking-calls';
import type { OperationsOf } from '../run/operation.ts';

export const newBookingOperations: OperationsOf<keyof typeof newBookingCalls> = {};
