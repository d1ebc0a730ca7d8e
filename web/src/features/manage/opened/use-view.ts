import { useNavigate, useSearchParams } from 'react-router';
import { useBooked } from './managed-context.ts';
import { type View } from './view.ts';
import { viewOfUrl, viewQuery } from './view-query.ts';

/** The view of this address. */
export function useView(): View {
  const [query] = useSearchParams();
  return viewOfUrl(query, useBooked());
}

/** Goes to a view; `instead` leaves no way back to the one before it. */
export function useShow(): (view: View, options?: { instead?: boolean; state?: unknown }) => void {
  const navigate = useNavigate();
  return (view, { instead = false, state } = {}) => {
    void navigate({ search: viewQuery(view) }, { replace: instead, state });
  };
}
