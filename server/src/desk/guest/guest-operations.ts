import type { guestCalls } from '@portico/contract/desk/calls/guest-calls';
import type { OperationsOf } from '../run/operation.ts';
import { eraseGuest } from './erase-guest.ts';
import { exportGuest } from './export-guest.ts';

export const guestOperations: OperationsOf<keyof typeof guestCalls> = {
  'Guest/Export': exportGuest,
  'Guest/PreviewErase': (run, takes) => eraseGuest(run, takes, { isPreview: true }),
  'Guest/Erase': (run, takes) => eraseGuest(run, takes, { isPreview: false }),
};
