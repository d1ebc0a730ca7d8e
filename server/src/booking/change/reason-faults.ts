import { issueText } from '@portico/contract/texts/issue-texts';
import type { FieldFault } from '../../hotel/field-faults.ts';
import type { Hotel } from '../../hotel/hotel.ts';

/** The reason chosen for a cancellation, and its field in the request. */
export interface ChosenReason {
  /** Null: none. */
  readonly reasonId: number | null;
  readonly field: string;
}

/** A reason has to be one of the hotel's own, and is required if the hotel sets so. */
export function reasonFaults({ definition }: Hotel, chosen: readonly ChosenReason[]): FieldFault[] {
  const { cancellationReasons, cancellationReasonRequired } = definition.settings;
  const unit = definition.property.unitName;
  return chosen.flatMap(({ reasonId, field }) => {
    const isKnown = cancellationReasons.some(({ id }) => id === reasonId);
    const isLeftOut = reasonId === null && !cancellationReasonRequired;
    return isKnown || isLeftOut
      ? []
      : [{ field, message: issueText('reason.needed', { field: 'reason', unit }) }];
  });
}

/** The texts of the chosen reasons, for the history; null: none. */
export function reasonText({ definition }: Hotel, reasonIds: readonly (number | null)[]): string | null {
  const names = definition.settings.cancellationReasons
    .filter(({ id }) => reasonIds.includes(id))
    .map(({ name }) => name);
  return names.length === 0 ? null : names.join(', ');
}
