import { ok } from '@portico/domain/result';
import { reconcile } from '../../operations/reconcile/reconcile.ts';
import type { Operation } from '../run/operation.ts';

/** Of this hotel alone. It asks its providers for all they have: minutes, at a busy one. */
export const compareBooks: Operation<'Books/Compare'> = async ({ hotel, database, clock, providers }) =>
  ok(await reconcile({ database, clock, providers }, hotel.propertyId));
