import type { ManageState } from './manage-state.ts';
import { STEPS_OF_CHANGE, type ManageStep } from './manage-steps.ts';
import { firstPending, type NextStep, type Pending, type StepRow } from './step-table.ts';

/** The step to show. Rule: docs/journeys.md, "Managing". */
export function nextManageStep(state: ManageState): NextStep<ManageStep> {
  return firstPending(MANAGE_STEPS, state);
}

const here: Pending = {};

function ofBooking(
  step: ManageStep,
  isShown: (state: ManageState) => boolean,
): StepRow<ManageStep, ManageState> {
  return { step, appliesTo: isShown, pending: () => here };
}

/** A step of the current change, done once. */
function ofChange(step: ManageStep): StepRow<ManageStep, ManageState> {
  return {
    step,
    appliesTo: (state) => {
      const change = underWay(state);
      if (change === null) return false;
      const steps: readonly ManageStep[] = STEPS_OF_CHANGE[change.kind];
      return steps.includes(step) && (step !== 'extras' || change.extrasOffered);
    },
    pending: (state) => {
      const change = underWay(state);
      if (change === null || change.done.includes(step)) return undefined;
      return change.roomNumber === null ? here : { roomNumber: change.roomNumber };
    },
  };
}

const stands = ({ isFound, isCancelled }: ManageState) => isFound && !isCancelled;

function underWay(state: ManageState) {
  return stands(state) && state.change !== 'saved' ? state.change : null;
}

const MANAGE_STEPS: readonly StepRow<ManageStep, ManageState>[] = [
  ofBooking('start', ({ isFound }) => !isFound),
  ofBooking('reservation-overview', (state) => stands(state) && state.change === null),
  ofChange('booker'),
  ofChange('change-dates'),
  ofChange('room'),
  ofChange('room-type-selection'),
  ofChange('rate-plan-selection'),
  ofChange('upgrade-selection'),
  ofChange('guest'),
  ofChange('extras'),
  ofChange('summary'),
  ofBooking('complete', (state) => stands(state) && state.change !== null),
  ofBooking('cancelled', ({ isFound, isCancelled }) => isFound && isCancelled),
];
