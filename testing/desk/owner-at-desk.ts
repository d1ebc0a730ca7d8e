import type { DeskAnswer, DeskCallName, DeskTakes } from '@portico/contract/desk/desk-calls';
import { ensureStaff, setStaffRole } from '@portico/server/staff/staff.store';
import { insertStaffSession } from '@portico/server/staff/staff-session.store';
import { PROPERTY } from '../builders/hotel-file.ts';
import type { World } from '../world/world.ts';

/** An owner of the hotel who is logged in to its desk, by name. */
export async function ownerAtDesk({ app, deps }: World, name = 'Ruth') {
  const { kysely } = deps.database;
  const now = deps.clock.now();
  const staffId = await ensureStaff(kysely, { email: `${name.toLowerCase()}@hotel.example`, name }, now);
  await setStaffRole(kysely, { propertyId: PROPERTY, staffId, role: 'owner' }, now);
  const from = { address: '192.0.2.7', userAgent: 'test' };
  const { token } = await insertStaffSession(kysely, staffId, from, now);
  const cookie = `portico-staff=${token}`;

  const send = (call: string, payload: object) =>
    app.inject({ method: 'POST', url: `/api/Desk/QUAY/${call}`, payload, headers: { cookie } });

  /** The answer of a call; throws when it is refused. */
  const ask = async <Name extends DeskCallName>(
    call: Name,
    takes: DeskTakes<Name>,
  ): Promise<DeskAnswer<Name>> => {
    const answer = await send(call, takes);
    if (answer.statusCode !== 200) throw new Error(`${call} answers ${answer.statusCode} ${answer.body}`);
    return answer.json();
  };

  return {
    cookie,
    send,
    ask,
    /** Saves a part as it stands with other fields. */
    edit: async (part: string, changes: object) => {
      const { value, seen } = await ask('SetUp/ReadPart', { part });
      return send('SetUp/Save', { part, seen, value: { ...Object(value), ...changes } });
    },
    hasDrafts: async () => (await ask('SetUp/Read', {})).parts.some(({ draft }) => draft !== null),
    /** Publishes everything that waits. */
    publish: async () => {
      const { parts } = await ask('SetUp/Read', {});
      const waiting = parts.flatMap(({ part, draft }) => draft && { part, seen: draft.seen });
      return send('SetUp/Publish', { parts: waiting.filter((one) => one !== null) });
    },
  };
}
