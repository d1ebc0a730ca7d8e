import type { DeskCallName } from '@portico/contract/desk/desk-calls';
import type { ConnectionRight } from '@portico/contract/connections/connection-codes';
import type * as z from 'zod';
import type { ariRequestSchema } from '@portico/contract/calls/ari';
import { openStaff } from './staff.ts';
import type { World } from './world.ts';

type Ari = z.input<typeof ariRequestSchema>;

/** Another system that the owner of the hotel has connected. */
export async function openConnection(world: World, rights: readonly ConnectionRight[] = ['ari']) {
  const owner = await openStaff(world);
  const added = await owner.ask('Connections/Add', { name: 'Channels', rights });
  const basic = (secret = added.secret) =>
    `Basic ${Buffer.from(`${added.username}:${secret}`).toString('base64')}`;
  const { get, post } = world.guest();
  const headers = { authorization: basic() };
  return {
    ...added,
    owner,
    basic,
    /** Sends rooms and prices. */
    ari: (items: Ari['Items'], { key, ...more }: Partial<Ari> & { readonly key?: string } = {}) =>
      post('/api/Ari', { Items: items, ...more }, { key, headers }),
    /** Calls the desk of the hotel, or of another. */
    act: (
      call: DeskCallName,
      takes: object,
      { key, hotel = 'QUAY' }: { key?: string; hotel?: string } = {},
    ) => post(`/api/Desk/${hotel}/${call}`, takes, { key, headers }),
    /** Reads the bookings that have changed. */
    changed: (query: { readonly changedSince?: string; readonly limit?: string } = {}) =>
      get('/api/Reservations', query, headers),
  };
}
