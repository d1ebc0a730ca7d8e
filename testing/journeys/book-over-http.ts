import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext } from '@playwright/test';
import type { CreateRequestBody, CreateResponse } from '@portico/contract/calls/reservation-create';

/** Another guest's booking, made by the same call as from the pages. */
export async function bookOverHttp(
  request: APIRequestContext,
  data: CreateRequestBody,
  expected: CreateResponse['Status'] = 'Confirmed',
): Promise<CreateResponse> {
  const answer = await request.post('/api/Reservation/Create', {
    data,
    headers: { 'idempotency-key': randomUUID() },
  });
  const created = (await answer.json()) as CreateResponse;
  expect(created, 'the answer of Create').toMatchObject({ Status: expected });
  return created;
}
