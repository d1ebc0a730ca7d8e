import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** A read that failed, with a way to try again. */
export function DeskFault({ error, onAgain }: { readonly error: Error; readonly onAgain: () => void }) {
  return (
    <Notice tone="negative" title={error.message}>
      <Button variant="second" size="small" onClick={onAgain}>
        Try again
      </Button>
    </Notice>
  );
}
