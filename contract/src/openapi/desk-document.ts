import { keysOf } from '@portico/domain/record';
import * as z from 'zod';
import { deskCalls, type DeskCallName } from '../desk/desk-calls.ts';
import { deskEndpoints } from '../desk/desk-endpoints.ts';
import { deskErrorSchema } from '../desk/desk-error.ts';
import { deskRefusals, type DeskRefusalCode } from '../desk/desk-refusals.ts';
import { mayCall } from '../desk/may-call.ts';
import { refusals, type RefusalCode } from '../refusals.ts';
import { byStatus } from './by-status.ts';
import type { DescribedCall } from './described-call.ts';
import { openapiOf } from './document.ts';

const params = z.object({ propertyCode: z.string().max(40) });
const otherRefusals = 'Refused as docs/desk-calls.md lists for this part';

/** Of every call. */
const ofRequest = [
  'request.invalid',
  'request.origin',
  'property.unknown',
  'request.too-slow',
  'request.too-large',
  'request.not-json',
  'request.too-many',
  'server.defect',
  'server.busy',
] as const satisfies readonly RefusalCode[];

/** Of every call by staff who are logged in. */
const ofStaff = [
  'desk.logged-out',
  'desk.role',
  'desk.idle',
  'desk.under-way',
  'desk.unanswered',
  'desk.done-before',
  'desk.key-reused',
] as const satisfies readonly DeskRefusalCode[];

const statuses = { ...refusals, ...deskRefusals };
const refusalsOf = (codes: readonly (keyof typeof statuses)[]) =>
  byStatus(codes.map((code) => [statuses[code].status, code]));

/** `Today/TryCharge` is `Today: try charge`. */
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
    refusals: refusalsOf([...ofRequest, ...ofStaff]),
    otherRefusals,
  };
}

/** `/api/Desk/openapi.json`: the calls of the desk, which change with its screens. Why apart: docs/decisions/0086. */
export function deskDocument() {
  const logIns = Object.entries(deskEndpoints).map(([path, row]) => ({
    path,
    tag: 'Log-in',
    ...row,
    refusals: refusalsOf(ofRequest),
    otherRefusals,
  }));
  const calls = [...logIns, ...keysOf(deskCalls).map(callOf)];
  const tags = [...new Set(calls.map(({ tag }) => tag))];
  return openapiOf(calls, {
    title: 'Portico, the desk',
    description: 'The calls of a hotel’s staff. Words and rules are in docs/desk-calls.md.',
    error: deskErrorSchema,
    tags: tags.map((name) => ({ name, description: `Calls of the desk: ${name}` })),
  });
}
