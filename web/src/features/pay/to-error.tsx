import { guestPaths } from '@portico/contract/paths';
import { Navigate } from 'react-router';
import { ApiError } from '../../lib/api-error.ts';
import { isUnknown } from '../../shared/booked/unknown.ts';
import { useHotel } from '../../shared/hotel/hotel-context.ts';

/** The error page's input, in the history entry: a reload retains it, and no other page shows it. */
export interface ErrorState {
  readonly message: string;
  /** Of an unfinished payment, so that its status can be read. */
  readonly token: string | null;
}

interface ToErrorProps {
  /** Null: the address itself is invalid. */
  readonly error: Error | null;
  readonly token?: string | undefined;
}

/** To PayByLinkError, which shows the message. */
export function ToError({ error, token }: ToErrorProps) {
  const { code } = useHotel();
  if (error === null) return <Navigate replace to={guestPaths.securePay(code)} />;
  const isOpen = error instanceof ApiError && error.refusalCode === 'transaction.not-finished';
  const state: ErrorState = { message: error.message, token: isOpen ? (token ?? null) : null };
  return <Navigate replace to={guestPaths.securePay(code)} state={state} />;
}

/** Whether the link, or the token, is invalid; any other failure may be temporary. */
export function opensNothing(error: Error | null): error is ApiError {
  return error instanceof ApiError && (isUnknown(error) || error.status === 422);
}
