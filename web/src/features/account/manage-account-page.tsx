import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { usePageFocus } from '../../lib/page-focus.ts';
import { FailedPage } from '../../shared/hotel/failed-page.tsx';
import { useHotel } from '../../shared/hotel/hotel-context.ts';
import { keepLoginHint, useLoginHint } from '../../shared/account/login-hint.ts';
import { accountQuery } from '../../shared/account/use-account.ts';
import { AccountWaiting, LoggedOut, ToBook } from './manage/account-states.tsx';
import { ManageAccount } from './manage/manage-account.tsx';

/** The account of the logged-in guest; others are redirected to the search. */
export default function ManageAccountPage() {
  const hotel = useHotel();
  const hint = useLoginHint(hotel.code);
  const client = useQueryClient();
  const { data: user, error, refetch } = useQuery(accountQuery(hotel, hint));
  const [wasLoggedIn, setWasLoggedIn] = useState(false);
  usePageFocus(`Your account – ${hotel.property.PropertyName}`, 'manage-account');
  const isUser = user !== undefined && user !== null;
  if (isUser && !wasLoggedIn) setWasLoggedIn(true);

  // The session cookie exists, but its hint in this browser's storage is missing.
  const isUnhinted = isUser && hint === null;
  useEffect(() => {
    if (!isUnhinted) return;
    client.setQueryData(accountQuery(hotel, keepLoginHint(hotel.code)).queryKey, user);
  }, [isUnhinted, client, hotel, user]);

  if (isUser) return <ManageAccount key={user.EmailAddress} user={user} />;
  if (error !== null)
    return <FailedPage heading="Your account" message={error.message} onRetry={() => void refetch()} />;
  if (user === undefined) return <AccountWaiting />;
  return wasLoggedIn ? <LoggedOut /> : <ToBook />;
}
