import { Button } from '../../ui/button.tsx';
import { BookLink } from './book-link.tsx';
import { MessagePage } from './message-page.tsx';

/** The page threw. The guest's choices live outside it, so a reload loses nothing. */
export function ErrorPage() {
  return (
    <MessagePage header="Error" message="Something went wrong on this page. What you have chosen is kept.">
      <Button onClick={() => window.location.reload()}>Load the page again</Button>
      <BookLink />
    </MessagePage>
  );
}
