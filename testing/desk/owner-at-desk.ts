import { openStaff } from '../world/staff.ts';
import type { World } from '../world/world.ts';

/** An owner of the hotel who is logged in to its desk, by name. */
export async function ownerAtDesk(world: World, name = 'Ruth') {
  const { ask, cookie } = await openStaff(world, 'owner', name);
  const send = (call: string, payload: object) =>
    world.app.inject({ method: 'POST', url: `/api/Desk/QUAY/${call}`, payload, headers: { cookie } });

  return {
    cookie,
    send,
    ask,
    /** Saves a part as it stands with other fields; a list takes its place. */
    edit: async (part: string, changes: object) => {
      const { value, seen } = await ask('SetUp/ReadPart', { part });
      const next = Array.isArray(changes) ? changes : { ...Object(value), ...changes };
      return send('SetUp/Save', { part, seen, value: next });
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
