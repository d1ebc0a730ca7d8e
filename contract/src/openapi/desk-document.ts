import { keysOf } from '@portico/domain/record';
import * as z from 'zod';
import { deskCalls, type DeskCallName } from '../desk/desk-calls.ts';
import { deskEndpoints } from '../desk/desk-endpoints.ts';
import { mayCall } from '../desk/may-call.ts';
import type { DescribedCall } from './described-call.ts';
import { openapiOf } from './document.ts';

const params = z.object({ propertyCode: z.string().max(40) });
const logIn = 'Log-in';

/** `Today/TryCharge` is `Try charge` of `Today`. */
function callOf(name: DeskCallName): DescribedCall {
  const { takes, answers, kind } = deskCalls[name];
  const [tag = '', verb = ''] = name.split('/');
  const words = verb.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ');
  return {
    path: `/api/Desk/:propertyCode/${name}`,
    tag,
    method: 'POST',
    summary: `${tag}: ${words.toLowerCase()}`,
    note: `Roles: ${mayCall[name].join(', ')}. Kind: ${kind}.`,
    access: 'staff',
    request: { params, body: takes },
    response: answers,
    options: { isIdempotent: true },
  };
}

/** `/api/Desk/openapi.json`: the calls of the desk, which change with its screens. Why apart: docs/decisions/0086. */
export const deskDocument = () => {
  const logIns = Object.entries(deskEndpoints).map(([path, row]) => ({ path, tag: logIn, ...row }));
  const calls = [...logIns, ...keysOf(deskCalls).map(callOf)];
  const tags = [...new Set(calls.map(({ tag }) => tag))];
  return openapiOf(calls, {
    title: 'Portico, the desk',
    description: 'The calls of a hotel’s staff. Words and rules are in docs/desk-calls.md.',
    tags: tags.map((name) => ({ name, description: `Calls of the desk: ${name}` })),
  });
};
