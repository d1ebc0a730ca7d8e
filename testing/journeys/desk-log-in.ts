import type { StaffRole } from '@portico/contract/desk/staff-roles';
import { expect, type Page } from '@playwright/test';

/** Logs a browser in to the desk of a demo hotel as a role. */
export async function logInAs(page: Page, role: StaffRole, code = 'QUAY'): Promise<void> {
  const answer = await page.request.post(`/api/Desk/${code}/LogInAs`, { data: { role } });
  expect(answer.status()).toBe(200);
}
