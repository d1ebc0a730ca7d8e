import { deskCalls, type DeskCallName, type DeskTaken } from '@portico/contract/desk/desk-calls';
import { deskErrorSchema } from '@portico/contract/desk/desk-error';
import { keysOf } from '@portico/domain/record';
import type { FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import * as z from 'zod';
import { connectionWith } from '../connections/connection-access.ts';
import { basicCredentials } from '../connections/credentials.ts';
import type { Hotel } from '../hotel/hotel.ts';
import { callerOf } from '../platform/http/client-address.ts';
import { MOST_BODY_SECONDS } from '../platform/http/create-server.ts';
import { idempotencyHeaders } from '../platform/http/idempotency-key.ts';
import type { PorticoServer } from '../platform/http/server-type.ts';
import { readStaffRole, useStaffSession } from '../staff/staff-session.store.ts';
import { refuseCall } from './run/desk-endpoint.routes.ts';
import { originOf } from './log-in/origin-of.routes.ts';
import type { OperationDeps, Operator } from './run/operation.ts';
import { refusalOfRole, runOperation } from './run-operation.ts';
import { staffCookie } from './log-in/staff-cookie.routes.ts';

export interface DeskDeps extends OperationDeps {
  /** Where guests and staff reach this server; undefined where that is not configured. */
  readonly publicUrl: string | undefined;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls the desk of which hotel; null on every other route. */
    desk: { readonly hotel: Hotel; readonly operator: Operator } | null;
  }
}

/** A property file, to 20 MB; any other call is as small as everywhere. */
const LARGE = { bodyLimit: 20 * 1024 * 1024, bodySeconds: MOST_BODY_SECONDS };
const large: readonly DeskCallName[] = ['PropertyFile/PreviewImport', 'PropertyFile/Import'];

const params = z.object({ propertyCode: z.string().max(40) });

/** Every call of `deskCalls`, as `POST /api/Desk/{propertyCode}/{name}`. */
export async function deskRoutes(app: PorticoServer, deps: DeskDeps): Promise<void> {
  app.decorateRequest('desk', null);
  for (const name of keysOf(deskCalls)) callRoute(app, deps, name);
}

function callRoute<Name extends DeskCallName>(app: PorticoServer, deps: DeskDeps, name: Name): void {
  const { takes, answers } = deskCalls[name];
  const response = { 200: answers, '4xx': deskErrorSchema };
  const isLarge = large.includes(name);
  const schema: FastifySchema = { params, body: takes, headers: idempotencyHeaders, response };
  app.route({
    method: 'POST',
    url: `/api/Desk/:propertyCode/${name}`,
    config: { access: 'staff', load: 'reading', ...(isLarge && { bodySeconds: LARGE.bodySeconds }) },
    ...(isLarge && { bodyLimit: LARGE.bodyLimit }),
    schema,
    // Before the body is looked at: who may not call learns nothing of it; and a large one is not even read.
    [isLarge ? 'onRequest' : 'preValidation']: async (request: FastifyRequest, reply: FastifyReply) =>
      admitToCall(deps, name, request, reply),
    handler: async (request: FastifyRequest, reply) => {
      if (request.desk === null) throw new Error('a call of the desk by nobody');
      const { hotel } = request.desk;
      const key = idempotencyHeaders.parse(request.headers)['idempotency-key'];
      // Parsed by the schema above.
      const body = request.body as DeskTaken<Name>;
      const outcome = await runOperation(deps, name, { ...request.desk, key }, body);
      return outcome.ok ? reply.send(outcome.value) : refuseCall(reply, outcome.refusal, hotel);
    },
  });
}

/** Refuses who may not call it; otherwise notes who calls which hotel's desk. */
export async function admitToCall(
  deps: DeskDeps,
  name: DeskCallName,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  const hotel = await deps.hotels.find(params.parse(request.params).propertyCode);
  const operator = await operatorOf(deps, request, hotel);
  if (operator === undefined) return refuseCall(reply, { code: 'desk.logged-out' }, hotel);
  if (operator === 'elsewhere' || hotel === undefined)
    return refuseCall(reply, { code: 'property.unknown' }, hotel);
  const refusal = refusalOfRole(name, operator);
  if (refusal !== undefined) return refuseCall(reply, refusal, hotel);
  request.desk = { hotel, operator };
  return undefined;
}

/** Undefined: nobody is logged in; `elsewhere`: somebody without a role at this hotel. */
async function operatorOf(
  deps: DeskDeps,
  request: FastifyRequest,
  hotel: Hotel | undefined,
): Promise<Operator | 'elsewhere' | undefined> {
  return (await staffOf(deps, request, hotel)) ?? connectionOf(deps, request, hotel);
}

/** Another system, by its credentials. Rule: docs/connections.md, "Acts". */
async function connectionOf(
  { database: { kysely }, clock }: DeskDeps,
  request: FastifyRequest,
  hotel: Hotel | undefined,
): Promise<Operator | 'elsewhere' | undefined> {
  const given = basicCredentials(request.headers.authorization);
  const connection = given && (await connectionWith(kysely, given, clock.now()));
  if (connection === undefined) return undefined;
  const { propertyId, connectionId, name, rights } = connection;
  if (propertyId !== hotel?.propertyId) return 'elsewhere';
  const mayAct = rights.includes('act');
  return { kind: 'connection', connectionId, name, mayAct, from: callerOf(request).address };
}

async function staffOf(
  { database: { kysely }, clock, publicUrl }: DeskDeps,
  request: FastifyRequest,
  hotel: Hotel | undefined,
): Promise<Operator | 'elsewhere' | undefined> {
  const token = staffCookie(publicUrl).read(request);
  const session = token === undefined ? undefined : await useStaffSession(kysely, token, clock.now());
  if (session === undefined) return undefined;
  const role = hotel && (await readStaffRole(kysely, hotel.propertyId, session.staffId));
  if (role === undefined) return 'elsewhere';
  const from = callerOf(request).address;
  return { kind: 'staff', ...session, role, from, origin: originOf(request, publicUrl) };
}
