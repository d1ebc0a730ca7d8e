import type { StaffRole } from '@portico/contract/desk/staff-roles';
import { expect, type Page } from '@playwright/test';
import type { Database } from '@portico/server/platform/database/database';
import { tokenHash } from '@portico/server/platform/opaque-token';

/** Logs a browser in to the desk of a demo hotel as a role. */
export async function logInAs(page: Page, role: StaffRole, code = 'QUAY'): Promise<void> {
  const answer = await page.request.post(`/api/Desk/${code}/LogInAs`, { data: { role } });
  expect(answer.status()).toBe(200);
}

/** Ends the log-in of a browser on the server, as after 12 hours or from another browser. */
export async function endLogIn(page: Page, { kysely }: Database): Promise<void> {
  await kysely
    .deleteFrom('staff_session')
    .where('token_hash', '=', await staffTokenHash(page))
    .execute();
}

/** By which the server knows the log-in of a browser. */
export async function staffTokenHash(page: Page): Promise<string> {
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name.endsWith('portico-staff'));
  return tokenHash(cookie?.value ?? '');
}
