import { expect, type Locator } from '@playwright/test';
import { isPhone } from './guest-pages.ts';

/** The figure beside a label of a ledger. */
export async function ledgerFigure(ledger: Locator, label: string): Promise<string> {
  const term = ledger.getByRole('term').filter({ hasText: new RegExp(`^${label}$`) });
  return (await term.locator('xpath=following-sibling::dd').innerText()).trim();
}

/** All figures of a ledger, from the top. */
export function ledgerFigures(ledger: Locator): Promise<string[]> {
  return ledger.getByRole('definition').allInnerTexts();
}

/** Expands it on a phone; at desk width it is open. */
export async function unfoldLedger(ledger: Locator): Promise<void> {
  if (!isPhone(ledger.page())) return;
  const fold = ledger.locator('details').first();
  await expect(fold).toBeVisible();
  const isOpen = await fold.evaluate((details: HTMLDetailsElement) => details.open);
  if (!isOpen) await fold.locator('summary').first().click();
}
