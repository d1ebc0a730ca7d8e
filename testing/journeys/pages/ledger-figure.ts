import type { Locator } from '@playwright/test';

/** The figure beside a label of a ledger. */
export async function ledgerFigure(ledger: Locator, label: string): Promise<string> {
  const term = ledger.getByRole('term').filter({ hasText: new RegExp(`^${label}$`) });
  return (await term.locator('xpath=following-sibling::dd').innerText()).trim();
}

/** All figures of a ledger, from the top. */
export function ledgerFigures(ledger: Locator): Promise<string[]> {
  return ledger.getByRole('definition').allInnerTexts();
}
