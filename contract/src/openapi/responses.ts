import type { ErrorBody } from '../calls/error-body.ts';
import type { DescribedCall } from './described-call.ts';
import { schemaRef, type Json } from './json-schemas.ts';

const codesInWords = (codes: readonly string[]) => codes.map((code) => `\`${code}\``).join(', ');

const invalid: ErrorBody = {
  Message: 'Some of what was sent is missing or not as expected.',
  RefusalCode: 'request.invalid',
  ModelState: { 'Rooms[0].NumberOfAdults': ['Expected 0 or more'] },
};

/** The body of a refused call, with the codes that it may have. */
function refused(codes: readonly string[]): Json {
  const schema = {
    allOf: [{ $ref: schemaRef('Error') }, { type: 'object', properties: { RefusalCode: { enum: codes } } }],
  };
  const examples = codes.includes('request.invalid') ? { examples: { invalid: { value: invalid } } } : {};
  return {
    description: `Refused: ${codesInWords(codes)}`,
    content: { 'application/json': { schema, ...examples } },
  };
}

const retryAfter = {
  schema: { type: 'integer', minimum: 0 },
  description: 'Seconds to wait before the next try',
};
const withRetryAfter = (response: Json): Json => ({ ...response, headers: { 'Retry-After': retryAfter } });

/** Refusals that many calls have alone at their status, by the name of the response. */
const shared: Readonly<Record<string, readonly string[]>> = {
  InvalidRequest: ['request.invalid'],
  PropertyUnknown: ['property.unknown'],
  CrossSite: ['request.origin'],
  TooSlow: ['request.too-slow'],
  TooLarge: ['request.too-large'],
  NotJson: ['request.not-json'],
  TooMany: ['request.too-many'],
  TooManyCodes: ['request.too-many', 'request.too-many-codes'],
  InProgress: ['idempotency.in-progress'],
  KeyReused: ['idempotency.reused', 'idempotency.over'],
  StaffUnknown: ['desk.logged-out'],
  StaffForbidden: ['request.origin', 'desk.role', 'desk.idle'],
  DoneBefore: ['desk.under-way', 'desk.unanswered', 'desk.done-before'],
  StaffKeyReused: ['desk.key-reused'],
  Defect: ['server.defect'],
  Busy: ['server.busy'],
};
const waits = ['TooMany', 'TooManyCodes', 'InProgress', 'Busy'];

export const sharedResponses: Json = Object.fromEntries(
  Object.entries(shared).map(([name, codes]) => [
    name,
    waits.includes(name) ? withRetryAfter(refused(codes)) : refused(codes),
  ]),
);

function refusalResponse(codes: readonly string[]): Json {
  const [name] = Object.entries(shared).find(([, each]) => each.join() === codes.join()) ?? [];
  return name === undefined ? refused(codes) : { $ref: `#/components/responses/${name}` };
}

/** What a call answers: by status, what it does, and each refusal. */
export function responsesOf(call: DescribedCall, answer: Json | undefined, examples: Json = {}): Json {
  const { status = 200, mediaType = 'application/json' } = call.options ?? {};
  const asAnswer = call.refusals.get(200);
  const why = asAnswer === undefined ? '' : `. With \`Success\` false: ${codesInWords(asAnswer)}`;
  const done: Json =
    answer === undefined
      ? { description: 'Done' }
      : { description: `Answered${why}`, content: { [mediaType]: { schema: answer, ...examples } } };
  const refusals = [...call.refusals]
    .filter(([each]) => each !== 200)
    .toSorted(([one], [other]) => one - other);
  return {
    [status]: done,
    ...Object.fromEntries(refusals.map(([each, codes]) => [each, refusalResponse(codes)])),
    ...(call.otherRefusals !== undefined && {
      default: {
        description: call.otherRefusals,
        content: { 'application/json': { schema: { $ref: schemaRef('Error') } } },
      },
    }),
  };
}
