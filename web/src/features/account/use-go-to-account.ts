import { guestPaths } from '@portico/contract/paths';
import { useNavigate } from 'react-router';
import { useHotel } from '../../shared/hotel/hotel-context.ts';

/** Navigates to the account, a page of the same document. */
export function useGoToAccount(): () => void {
  const { code } = useHotel();
  const navigate = useNavigate();
  return () => void navigate(guestPaths.manageAccount(code));
}
