import type { Group, GroupDirectory } from '../core/group/group-directory.ts';
import type { HotelDirectory } from '../core/hotel/hotel-directory.ts';
import type { Hotel } from '../core/hotel/hotel.ts';
import type { Clock } from '../platform/clock/clock.ts';

const KEPT_MS = 60_000;
/** A server of many hotels does not list its clients to whoever mistypes an address. */
const MOST = 3;

/** Where a page of no hotel in particular leads: to a few hotels, or to the group that all of them are of. */
export interface HousesHere {
  readonly houses: readonly Hotel[];
  readonly group: Group | undefined;
}

const none: HousesHere = { houses: [], group: undefined };

interface HousesHereDeps {
  readonly hotels: HotelDirectory;
  readonly groups: GroupDirectory;
  readonly clock: Clock;
}

/** Read at most once a minute, however often addresses are guessed; nothing where they cannot be read. */
export function housesHere({ hotels, groups, clock }: HousesHereDeps): () => Promise<HousesHere> {
  let readAt = Number.NEGATIVE_INFINITY;
  let kept: Promise<HousesHere> = Promise.resolve(none);

  async function read(): Promise<HousesHere> {
    const houses = await hotels.all(MOST);
    return { houses, group: houses.length === 0 ? await groupOfAll() : undefined };
  }

  /** The only group there is, where no hotel stands outside of it: it is whose server this is. */
  async function groupOfAll(): Promise<Group | undefined> {
    const [code, ...others] = await groups.codes();
    const group = code === undefined || others.length > 0 ? undefined : await groups.find(code);
    if (group === undefined) return undefined;
    const all = await hotels.codes();
    return all.length === group.members.length ? group : undefined;
  }

  return () => {
    const now = clock.now().getTime();
    if (now - readAt >= KEPT_MS) {
      readAt = now;
      kept = read().catch(() => none);
    }
    return kept;
  };
}
