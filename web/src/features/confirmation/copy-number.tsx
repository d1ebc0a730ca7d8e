import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

/** Copies the reservation number without the gaps it is shown with, and says so. */
export function CopyNumber({ number }: { number: string }) {
  const [outcome, setOutcome] = useState<'Copied' | 'Not copied' | null>(null);

  async function copy() {
    try {
      await navigator.clipboard.writeText(number);
      setOutcome('Copied');
    } catch {
      // Denied, or a page opened over plain HTTP, which has no clipboard.
      setOutcome('Not copied');
    }
  }

  return (
    <>
      <Button variant="second" size="small" className="no-print" onClick={() => void copy()}>
        <Icon name={outcome === 'Copied' ? 'check' : 'copy'} />
        {outcome ?? 'Copy'} <span className="vh">your reservation number</span>
      </Button>
      <span className="vh" role="status">
        {outcome}
      </span>
    </>
  );
}
