import { BookLink } from './book-link.tsx';
import { MessagePage } from './message-page.tsx';

export function NotFoundPage() {
  return (
    <MessagePage header="Not found" message="There is no page at this address.">
      <BookLink />
    </MessagePage>
  );
}
