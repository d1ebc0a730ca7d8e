import { usePageFocus } from '../../lib/page-focus.ts';
import { ContactLinks } from '../../parts/hotel/contact-links.tsx';
import { useHotel } from '../../parts/hotel/hotel-context.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './rooms-and-rates.module.css';

/** The search did not come through: what the server said, another try, and the desk. */
export function SearchFailed({ message, onRetry }: { message: string; onRetry: () => void }) {
  const { property } = useHotel();
  usePageFocus(`Error – ${property.PropertyName}`, 'search-failed');
  return (
    <main id="main" className={`wrap ${styles.page}`}>
      <h1 className={styles.heading}>Error</h1>
      <div className={styles.failure}>
        <Notice tone="negative" title={message}>
          <p>
            Or ask the desk: <ContactLinks />
          </p>
        </Notice>
      </div>
      <Button onClick={onRetry}>Look again</Button>
    </main>
  );
}
