import { cardFieldId } from './card-field-id.ts';

/** Takes the focus to the first field of the card that is empty; to nothing where no card is asked for. */
export function focusFirstToType(): void {
  const field = ['number', 'expiry', 'securityCode']
    .map((name) => document.getElementById(cardFieldId(name)))
    .find((control) => control instanceof HTMLInputElement && control.value === '');
  // The news above it stays in view where both fit.
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}
