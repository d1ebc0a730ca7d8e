import { deskCalls, type DeskCallName, type DeskTakes } from '@portico/contract/desk/desk-calls';
import type { StaffRole } from '@portico/contract/desk/staff-roles';
import { runOperation } from '@portico/server/desk/run-operation';
import { tokenIn } from '../account/registration.ts';
import type { World } from '../world/world.ts';
import { codeShown } from './authenticator-app.ts';

export const STAFF_PASSWORD = 'a kettle, then the desk';

/** A browser at the desk of the test hotel; it stores cookies. */
export function staffBrowser({ app }: World, { address = '192.0.2.7', code = 'QUAY' } = {}) {
  const cookies = new Map<string, string>();
  return {
    cookies,
    /** The answer of a call at the desk: its status and JSON. */
    call: async (name: string, body: object = {}, headers: Readonly<Record<string, string>> = {}) => {
      const cookie = [...cookies].map(([key, value]) => `${key}=${value}`).join('; ');
      const answer = await app.inject({
        method: 'POST',
        url: `/api/Desk/${code}/${name}`,
        payload: body,
        remoteAddress: address,
        headers: { ...(cookie !== '' && { cookie }), 'user-agent': 'Firefox at the counter', ...headers },
      });
      for (const { name: key, value } of answer.cookies)
        if (value === '') cookies.delete(key);
        else cookies.set(key, value);
      return { status: answer.statusCode, body: answer.json() };
    },
  };
}

export type StaffBrowser = ReturnType<typeof staffBrowser>;

/** Does a call of the desk as the hotel's command does. */
export async function runAsCommand<Name extends DeskCallName>(
  { deps }: World,
  name: Name,
  takes: DeskTakes<Name>,
  code = 'QUAY',
) {
  const hotel = await deps.hotels.find(code);
  if (hotel === undefined) throw new Error('no hotel');
  const operator = { kind: 'command', name: 'command', from: 'server' } as const;
  const parsed = deskCalls[name].takes.parse(takes);
  return runOperation({ ...deps, links: undefined }, name, { hotel, operator }, parsed);
}

export const nell = { email: 'nell@quayhouse.example', name: 'Nell', role: 'reception' as StaffRole };

/** Invites somebody by command; returns the token of the mailed link. */
export async function invited(world: World, who: Partial<typeof nell> = {}, code = 'QUAY'): Promise<string> {
  await world.mails();
  const done = await runAsCommand(world, 'Staff/Invite', { ...nell, ...who }, code);
  if (!done.ok) throw new Error(done.refusal.code);
  const [mail] = await world.mails();
  if (mail === undefined) throw new Error('no invitation was sent');
  return tokenIn(mail);
}

/** Somebody who has accepted with a password and an authenticator, logged in with a browser. */
export async function withPassword(
  world: World,
  who: Partial<typeof nell> = {},
  browser = staffBrowser(world),
) {
  const token = await invited(world, who);
  const { body: invitation } = await browser.call('ReadInvitation', { token });
  const { secret, sealed } = invitation.authenticator;
  const code = () => codeShown(secret, world.deps.clock.now());
  const password = { password: STAFF_PASSWORD, sealed, code: code() };
  const { status, body } = await browser.call('AcceptInvitation', { token, passkey: null, password });
  if (status !== 200) throw new Error(JSON.stringify(body));
  const recoveryCodes: string[] = body.recoveryCodes;
  return { browser, secret, code, recoveryCodes, email: who.email ?? nell.email, token };
}
