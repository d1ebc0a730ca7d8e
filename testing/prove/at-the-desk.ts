import { randomUUID } from 'node:crypto';
import {
  deskCalls,
  type DeskAnswer,
  type DeskCallName,
  type DeskTakes,
} from '@portico/contract/desk/desk-calls';
import { ensureStaff, setStaffRole } from '@portico/server/staff/staff.store';
import { insertStaffSession } from '@portico/server/staff/staff-session.store';
import { PROPERTY } from '../builders/hotel-file.ts';
import type { Stage } from './stage/stage.ts';

/** The cookie of an owner of the hotel. */
export function openSession(stage: Stage, now: Date): Promise<string> {
  return stage.withDatabase(async ({ kysely }) => {
    const staffId = await ensureStaff(kysely, { email: 'ruth@hotel.example', name: 'Ruth' }, now);
    await setStaffRole(kysely, { propertyId: PROPERTY, staffId, role: 'owner' }, now);
    const from = { address: '127.0.0.1', userAgent: 'prove' };
    return `portico-staff=${(await insertStaffSession(kysely, staffId, from, now)).token}`;
  });
}

interface Called<Name extends DeskCallName> {
  readonly answer: DeskAnswer<Name> | undefined;
  /** Why it was refused. */
  readonly code: string;
}

/** A call of the desk, as a browser sends it. */
export async function callDesk<Name extends DeskCallName>(
  url: string,
  cookie: string,
  name: Name,
  takes: DeskTakes<Name>,
): Promise<Called<Name>> {
  const response = await fetch(`${url}/api/Desk/QUAY/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, 'idempotency-key': randomUUID() },
    body: JSON.stringify(takes),
  });
  const body: { readonly RefusalCode?: string } = await response.json();
  if (response.ok) return { answer: deskCalls[name].answers.parse(body), code: '' };
  return { answer: undefined, code: body.RefusalCode ?? String(response.status) };
}
