import { nextManageStep } from '@portico/domain/journeys/manage-journey';
import type { ManageStep } from '@portico/domain/journeys/manage-steps';
import { useNavigate, useSearchParams } from 'react-router';
import { manageStateOf, type DoneThere } from './manage-state-of.ts';
import { useBooked } from './managed-context.ts';
import { type View } from './view.ts';
import { viewOfUrl, viewQuery } from './view-query.ts';

/** The view at this address. */
export function useView(): View {
  const [query] = useSearchParams();
  return viewOfUrl(query, useBooked());
}

/** The step at this address, given the finished steps of its change. Rule: docs/journeys.md, "Managing". */
export function useStep(
  done: DoneThere['done'] = [],
  { extrasOffered = true }: Partial<DoneThere> = {},
): ManageStep {
  const next = nextManageStep(manageStateOf(useView(), useBooked(), { done, extrasOffered }));
  return next === 'complete' ? next : next.step;
}

/** Navigates to a view; `instead` replaces the current history entry. */
export function useShow(): (view: View, options?: { instead?: boolean; state?: unknown }) => void {
  const navigate = useNavigate();
  return (view, { instead = false, state } = {}) => {
    void navigate({ search: viewQuery(view) }, { replace: instead, state });
  };
}
