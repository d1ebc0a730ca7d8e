import { readFileSync } from 'node:fs';
import path from 'node:path';
import { paymentTypeNumbers } from '@portico/contract/calls/payment-types';
import { deskCalls } from '@portico/contract/desk/desk-calls';
import { endpoints } from '@portico/contract/endpoints/endpoints';
import { eventTypes } from '@portico/contract/event-types';
import { deskDocument } from '@portico/contract/openapi/desk-document';
import { eventSchema } from '@portico/contract/openapi/event-schemas';
import { guestDocument } from '@portico/contract/openapi/guest-document';
import { refusalCodes } from '@portico/contract/refusals';
import { describe, expect, test } from 'vitest';
import { storedClientTypes, writeClientTypes } from './openapi/client-types.ts';
import { problemsOf } from './openapi/problems.ts';
import { repository } from './source-tree/source-files.ts';

interface Operation {
  summary?: string;
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: object }>> };
  readonly responses: Readonly<Record<string, { readonly content?: object }>>;
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly webhooks: Readonly<Record<string, object>>;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
}

/** As a caller reads it. */
const read = (document: object): Document => JSON.parse(JSON.stringify(document));
const ofGuests = read(guestDocument());
const ofDesk = read(deskDocument());
const operationsOf = ({ paths }: Document) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      call: `${method.toUpperCase()} ${path}`,
      operation,
    })),
  );

describe.each([
  { name: '/api/openapi.json', document: ofGuests },
  { name: '/api/Desk/openapi.json', document: ofDesk },
])('$name', ({ document }) => {
  test('keeps the recommended rules of Redocly and Spectral', async () => {
    expect(await problemsOf(document)).toEqual([]);
  });

  test('names the schema of each body that is sent or answered', () => {
    const unnamed = operationsOf(document).filter(({ operation }) => {
      const { requestBody, responses } = operation;
      const bodies = [requestBody?.content, responses['200']?.content];
      return bodies.some((content) =>
        /"application\/json":\{"schema":\{"(?!\$ref")/.test(JSON.stringify(content ?? {})),
      );
    });
    expect(unnamed.map(({ call }) => call)).toEqual([]);
  });
});

test('the two documents have every call, each once', () => {
  const described = [ofGuests, ofDesk].flatMap(operationsOf).map(({ call }) => call);
  const known = [
    ...Object.entries(endpoints).map(([path, { method }]) => `${method} ${path}`),
    ...Object.keys(deskCalls).map((name) => `POST /api/Desk/:propertyCode/${name}`),
  ];
  const inBraces = known.map((call) => call.replaceAll(/:(\w+)/g, '{$1}'));
  expect(described.toSorted()).toEqual(inBraces.toSorted());
});

test('a call without a summary is found by the rules', async () => {
  const document = read(guestDocument());
  const operation = document.paths['/api/Reservation/Create']?.['post'];
  delete operation?.summary;
  expect((await problemsOf(document)).join('\n')).toContain('operation-summary');
});

test('each refusal is listed by a call that answers it, but those of no call', () => {
  const listed = JSON.stringify(ofGuests);
  const missing = refusalCodes.filter((code) => !listed.includes(`\`${code}\``));
  expect(missing).toEqual(['request.unknown-path', 'request.wrong-method']);
});

test('a call of the desk without a log-in, and one by another role, are refused in its own codes', () => {
  const responses = ofDesk.paths['/api/Desk/{propertyCode}/Booking/Cancel']?.['post']?.responses;
  expect(responses).toMatchObject({
    '401': { $ref: '#/components/responses/StaffUnknown' },
    '403': { $ref: '#/components/responses/StaffForbidden' },
  });
  expect(JSON.stringify(ofDesk)).not.toContain('`account.logged-out`');
});

test('PaymentType is an enumeration of the ways to pay', () => {
  const { PaymentType } = ofGuests.components.schemas;
  expect(PaymentType).toMatchObject({
    type: 'integer',
    enum: Object.values(paymentTypeNumbers),
    'x-enum-varnames': Object.keys(paymentTypeNumbers),
  });
});

test('each event is a webhook, and its sample has the described shape', () => {
  expect(Object.keys(ofGuests.webhooks)).toEqual(eventTypes);
  for (const type of eventTypes) {
    const sample = readFileSync(path.join(repository, `docs/webhooks/${type}.json`), 'utf8');
    expect(eventSchema(type).safeParse(JSON.parse(sample)).error, type).toBeUndefined();
  }
});

test('the types of the client are those of the calls; else run testing/openapi/write-client-types.ts', async () => {
  expect(storedClientTypes()).toBe(await writeClientTypes());
});
