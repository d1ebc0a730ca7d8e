import { guestPaths } from '@portico/contract/paths';
import { Navigate } from 'react-router';
import { ApiError } from '../../lib/api-error.ts';
import { isUnknown } from '../../shared/booked/unknown.ts';
import { useHotel } from '../../shared/hotel/hotel-context.ts';

/** What the error page is told, in the entry of the history: a reload keeps it, and no other page says it. */
export interface ErrorState {
  readonly message: string;
  /** Of a payment that is not finished, so that it can be looked at. */
  readonly token: string | null;
}

interface ToErrorProps {
  /** Null: the address itself opens nothing. */
  readonly error: Error | null;
  readonly token?: string | undefined;
}

/** To PayByLinkError, which says the message. */
export function ToError({ error, token }: ToErrorProps) {
  const { code } = useHotel();
  if (error === null) return <Navigate replace to={guestPaths.securePay(code)} />;
  const isOpen = error instanceof ApiError && error.refusalCode === 'transaction.not-finished';
  const state: ErrorState = { message: error.message, token: isOpen ? (token ?? null) : null };
  return <Navigate replace to={guestPaths.securePay(code)} state={state} />;
}

/** Whether it is the link, or the token, that opens nothing; anything else may go better the next time. */
export function opensNothing(error: Error | null): error is ApiError {
  return error instanceof ApiError && (isUnknown(error) || error.status === 422);
}
