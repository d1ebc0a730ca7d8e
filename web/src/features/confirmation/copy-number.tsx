import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

/** Copies the reservation number without the gaps it is shown with, and says so. */
export function CopyNumber({ number }: { number: string }) {
  const [said, setSaid] = useState('');

  async function copy() {
    try {
      await navigator.clipboard.writeText(number);
      setSaid('Copied');
    } catch {
      // Denied, or a page opened over plain HTTP, which has no clipboard.
      setSaid('Please copy it by hand');
    }
  }

  return (
    <>
      <Button variant="second" size="small" className="no-print" onClick={() => void copy()}>
        <Icon name="copy" />
        Copy<span className="vh"> your reservation number</span>
      </Button>
      <span className="small muted no-print" role="status">
        {said}
      </span>
    </>
  );
}
