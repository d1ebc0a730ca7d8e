import { connectionRights, type ConnectionRight } from '@portico/contract/connections/connection-codes';
import * as z from 'zod';
import { command, done } from './command.ts';
import { flag, optional, property, required, value } from './command-option.ts';
import { withOperation } from './with-operation.ts';

const text = z.string();
const id = required(value.text('ID', 'the connection, as connection list prints it'));

const listOfRights = {
  placeholder: 'RIGHTS',
  means: `what it may do, separated by commas: ${connectionRights.join(', ')}`,
  expected: `one or more of ${connectionRights.join(', ')}`,
  read: (typed: string): readonly ConnectionRight[] | undefined => {
    const named = [...new Set(typed.split(',').map((part) => part.trim()))];
    const found = connectionRights.filter((right) => named.includes(right));
    return found.length === named.length ? found : undefined;
  },
};

/** Codes as `11=DBL,12=FAM`; `11=` takes one away. */
const listOfCodes = (what: string) => ({
  placeholder: 'ID=CODE,…',
  means: `its codes of ${what}, by our id; without a code that id is the code`,
  expected: 'pairs such as 11=DBL,12=FAM',
  read: (typed: string): Readonly<Record<string, string>> | undefined => {
    const pairs = typed.split(',').map((pair) => /^\s*(\d{1,10})=(.*)$/.exec(pair));
    if (pairs.some((pair) => pair === null)) return undefined;
    return Object.fromEntries(pairs.map((pair) => [pair?.[1] ?? '', pair?.[2]?.trim() ?? '']));
  },
});

/** Rule: docs/connections.md, "Credentials". */
const unlessNamed: readonly ConnectionRight[] = ['ari'];

const keep = 'Keep the secret: it is not printed again.';

/** Rule: docs/connections.md. */
export const addConnection = command({
  name: 'connection add',
  does: [
    'Lets another system, such as a channel manager, set the hotel’s rooms and prices or take its bookings, and prints its user name and secret, once.',
  ],
  options: {
    property,
    name: required(value.text('NAME', 'the other system, as staff read it')),
    rights: optional(listOfRights),
  },
  answers: z.strictObject({ id: text, username: text, secret: text }),
  run: ({ property: code, name, rights = unlessNamed }, setting) =>
    withOperation(setting, code, 'Connections/Add', { name, rights }, (added) =>
      done(
        [
          `${name} is connected. Its id is ${added.id}.`,
          `Its user name is ${added.username}`,
          `Its secret is ${added.secret}`,
          keep,
        ],
        added,
      ),
    ),
});

const coded = z
  .array(z.strictObject({ id: z.int(), name: text, code: text, isMapped: z.boolean() }))
  .readonly();
type Coded = z.input<typeof coded>;

export const listConnections = command({
  name: 'connection list',
  does: ['The other systems of a hotel, when each sent its last message, and its codes.'],
  options: { property, all: flag('those too that were revoked more than 30 days ago') },
  answers: z.strictObject({
    connections: z.array(
      z.strictObject({
        id: text,
        name: text,
        username: text,
        rights: z.array(text).readonly(),
        lastMessageAt: text.nullable(),
        revokedAt: text.nullable(),
        roomTypes: coded,
        ratePlans: coded,
      }),
    ),
  }),
  run: ({ property: code, all: isAll }, setting) =>
    withOperation(setting, code, 'Connections/List', { isAll }, ({ connections }) => {
      const shown = connections.map(
        ({ id: connectionId, name, username, rights, lastMessageAt, revokedAt, roomTypes, ratePlans }) => {
          return { id: connectionId, name, username, rights, lastMessageAt, revokedAt, roomTypes, ratePlans };
        },
      );
      const lines = shown.flatMap((one) => [
        `${one.name}${one.revokedAt === null ? '' : `, revoked ${one.revokedAt}`}`,
        `  id ${one.id}, may ${one.rights.join(', ')}`,
        `  last message: ${one.lastMessageAt ?? 'none'}`,
        ...codeLines('rooms', one.roomTypes),
        ...codeLines('rates', one.ratePlans),
      ]);
      return done(lines.length === 0 ? ['Nothing is connected to this hotel.'] : lines, {
        connections: shown,
      });
    }),
});

function codeLines(what: string, things: Coded): string[] {
  const mapped = things.filter(({ isMapped }) => isMapped).map(({ name, code }) => `${name} = ${code}`);
  const own = things.filter(({ isMapped }) => !isMapped).map(({ name, code }) => `${name} = ${code}`);
  return [
    ...(mapped.length === 0 ? [] : [`  ${what}: ${mapped.join(', ')}`]),
    ...(own.length === 0 ? [] : [`  ${what} not mapped, by our id: ${own.join(', ')}`]),
  ];
}

export const mapConnection = command({
  name: 'connection map',
  does: ['Sets what another system calls the hotel’s rooms and rates.'],
  options: {
    property,
    id,
    rooms: optional(listOfCodes('room types')),
    rates: optional(listOfCodes('rate plans')),
  },
  answers: z.strictObject({ roomTypes: coded, ratePlans: coded }),
  run: ({ property: code, id: connectionId, rooms = {}, rates = {} }, setting) =>
    withOperation(
      setting,
      code,
      'Connections/SetCodes',
      { id: connectionId, roomTypes: rooms, ratePlans: rates },
      (answer) =>
        done([...codeLines('rooms', answer.roomTypes), ...codeLines('rates', answer.ratePlans)], answer),
    ),
});

export const rotateConnection = command({
  name: 'connection rotate',
  does: ['Gives a connection a new secret and prints it, once. The one before is taken too for a day.'],
  options: { property, id },
  answers: z.strictObject({ username: text, secret: text, formerSecretEndsAt: text }),
  run: ({ property: code, id: connectionId }, setting) =>
    withOperation(setting, code, 'Connections/Rotate', { id: connectionId }, (answer) =>
      done(
        [
          `The secret of ${answer.username} is ${answer.secret} from now on`,
          `${keep} The one before is taken too for a day.`,
        ],
        answer,
      ),
    ),
});

export const revokeConnection = command({
  name: 'connection revoke',
  does: ['Takes no more messages from another system, at once.'],
  options: { property, id },
  answers: z.strictObject({ name: text }),
  run: ({ property: code, id: connectionId }, setting) =>
    withOperation(setting, code, 'Connections/Revoke', { id: connectionId }, (answer) =>
      done([`${answer.name} is revoked: its credentials open nothing any more.`], answer),
    ),
});
