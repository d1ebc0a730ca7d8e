import { useEffect } from 'react';
import { LoginButton } from '../../../shared/account/login-button.tsx';
import { ContactLinks } from '../../../shared/hotel/contact-links.tsx';
import { HotelBeside } from '../../../shared/hotel/hotel-beside.tsx';
import { useHotel } from '../../../shared/hotel/hotel-context.ts';
import { ShortPage } from '../../../ui/short-page.tsx';
import { Skeleton, Waiting } from '../../../ui/waiting.tsx';

export function AccountWaiting() {
  return (
    <ShortPage heading="Your account">
      <Waiting
        label="One moment, we are fetching your account."
        late={
          <p>
            This takes longer than it should. You can also ask us: <ContactLinks />
          </p>
        }
      >
        <Skeleton width="min(100%, 560px)" height="64px" />
        <Skeleton width="100%" height="280px" marginTop="32px" />
      </Waiting>
    </ShortPage>
  );
}

/** For example in another tab, or since a password change. */
export function LoggedOut() {
  const { home } = useHotel();
  return (
    <ShortPage heading="You are logged out" beside={<HotelBeside />}>
      <p className="lead muted">Log in again to see your account.</p>
      <p className="actions">
        <LoginButton />
        <a href={home}>Book your stay</a>
      </p>
    </ShortPage>
  );
}

/** No one is logged in. The search is another document; the redirect leaves no history entry. */
export function ToBook() {
  const { home } = useHotel();
  useEffect(() => {
    window.location.replace(home);
  }, [home]);
  return null;
}
