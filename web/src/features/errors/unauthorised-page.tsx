import { BookLink } from './book-link.tsx';
import { MessagePage } from './message-page.tsx';

export function UnauthorisedPage() {
  return (
    <MessagePage header="Unauthorised" message="This page is not open to you.">
      <BookLink />
    </MessagePage>
  );
}
