import { AskUs } from '../parts/hotel/contact-links.tsx';
import { Skeleton, Waiting } from '../ui/waiting.tsx';

export function PageWaiting() {
  return (
    <main id="main" className="wrap" style={{ paddingBlock: 'var(--s7)', minHeight: '100vh' }}>
      <Waiting
        label="Loading the page"
        late={<AskUs>This takes longer than it should. Load the page again, or ask us:</AskUs>}
      >
        <Skeleton width="min(100%, 420px)" height="48px" />
        <Skeleton width="100%" height="280px" marginTop="32px" />
      </Waiting>
    </main>
  );
}
