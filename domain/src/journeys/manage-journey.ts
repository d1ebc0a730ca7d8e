import type { ManageState } from './manage-state.ts';
import { STEPS_OF_CHANGE, type ManageStep } from './manage-steps.ts';
import { firstPending, isReached, type NextStep, type Pending, type StepRow } from './step-table.ts';

/** The step to show. Rule: docs/journeys.md, "Managing". */
export function nextManageStep(state: ManageState): NextStep<ManageStep> {
  return firstPending(MANAGE_STEPS, state);
}

/** True when the step belongs to what is being changed, and all before it are done. */
export function canEnterManageStep(step: ManageStep, state: ManageState): boolean {
  return isReached(MANAGE_STEPS, step, state);
}

const here: Pending = {};

function ofBooking(
  step: ManageStep,
  isShown: (state: ManageState) => boolean,
): StepRow<ManageStep, ManageState> {
  return { step, appliesTo: isShown, pending: () => here };
}

/** A step of what is being changed, done once. */
function ofChange(step: ManageStep): StepRow<ManageStep, ManageState> {
  return {
    step,
    appliesTo: (state) => {
      if (!stands(state) || state.change === null) return false;
      const steps: readonly ManageStep[] = STEPS_OF_CHANGE[state.change.asked];
      return steps.includes(step) && (step !== 'extras' || state.change.extrasOffered);
    },
    pending: ({ change }) => {
      if (change === null || change.done.includes(step)) return undefined;
      return change.roomNumber === null ? here : { roomNumber: change.roomNumber };
    },
  };
}

const stands = ({ isFound, isCancelled }: ManageState) => isFound && !isCancelled;

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
