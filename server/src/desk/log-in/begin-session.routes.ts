import type { StaffId } from '@portico/domain/ids';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Hotel } from '../../hotel/hotel.ts';
import { callerOf } from '../../platform/http/client-address.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { insertDevice, knowsDevice } from '../../staff/device.store.ts';
import {
  deleteStaffSession,
  insertStaffSession,
  readStaffRoles,
  type LogInFrom,
} from '../../staff/staff-session.store.ts';
import { newToken } from '../../platform/opaque-token.ts';
import type { OperationDeps } from '../run/operation.ts';
import { deviceCookie, staffCookie } from './staff-cookie.routes.ts';

type BeginDeps = Pick<OperationDeps, 'database' | 'clock'> & { readonly publicUrl: string | undefined };

/**
 * Logs somebody in with this browser: under a fresh token, and the one it brought ends. `isFirst`: they have just set
 * up their log-in, so a new browser is no news to them. Rule: docs/desk.md, "Sessions".
 */
export async function beginSession(
  deps: BeginDeps,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  hotel: Hotel,
  staffId: StaffId,
  { isFirst = false }: { readonly isFirst?: boolean } = {},
): Promise<void> {
  const { database, clock, publicUrl } = deps;
  const { kysely } = database;
  const now = clock.now();
  const from = fromOf(request);
  const cookie = staffCookie(publicUrl);
  const device = deviceCookie(publicUrl);
  const known = device.read(request);
  if (known === undefined || !(await knowsDevice(kysely, staffId, known, now))) {
    const token = known ?? newToken();
    const roles = await readStaffRoles(kysely, staffId);
    const isHere = roles.some(({ propertyId }) => propertyId === hotel.propertyId);
    const tellAt = isFirst ? undefined : isHere ? hotel.propertyId : roles[0]?.propertyId;
    await inTransaction(database, (tx) => insertDevice(tx, { staffId, token, from }, tellAt, now));
    device.set(reply, token, now);
  }
  const brought = cookie.read(request);
  if (brought !== undefined) await deleteStaffSession(kysely, brought);
  cookie.set(reply, await insertStaffSession(kysely, staffId, from, now));
}

function fromOf(request: FastifyRequest): LogInFrom {
  return { address: callerOf(request).address, userAgent: request.headers['user-agent'] ?? '' };
}
