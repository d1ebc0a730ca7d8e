import { ContactUs } from '../../hotel/contact-links.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';

/** The extras failed to load: they are optional. */
export function ExtrasFailed({ onRetry, onGoOn }: { onRetry: () => void; onGoOn: () => void }) {
  return (
    <>
      <Notice tone="warning" live="assertive" title="The extras could not be loaded.">
        <ContactUs>Continue without them, or ask the desk:</ContactUs>
      </Notice>
      <div className="actions" style={{ marginTop: 'var(--s5)' }}>
        <Button variant="second" onClick={onRetry}>
          Look again
        </Button>
        <Button variant="second" onClick={onGoOn}>
          Continue without extras
        </Button>
      </div>
    </>
  );
}
