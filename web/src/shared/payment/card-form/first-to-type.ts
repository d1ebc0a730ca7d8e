import { cardFieldId } from './card-field-id.ts';

/** Focuses the first empty field of the card; does nothing when no card is required. */
export function focusFirstToType(): void {
  const field = ['number', 'expiry', 'securityCode']
    .map((name) => document.getElementById(cardFieldId(name)))
    .find((control) => control instanceof HTMLInputElement && control.value === '');
  // The news above it stays in view when both fit.
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}
