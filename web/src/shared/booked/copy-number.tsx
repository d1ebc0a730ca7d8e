import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

interface CopyNumberProps {
  /** Copied without the gaps shown. */
  number: string;
  /** “your reservation number”. */
  what: string;
}

/** Copies a number, and reports it. */
export function CopyNumber({ number, what }: CopyNumberProps) {
  const [outcome, setOutcome] = useState<'Copied' | 'Not copied' | null>(null);

  async function copy() {
    try {
      await navigator.clipboard.writeText(number);
      setOutcome('Copied');
    } catch {
      // Denied, or a page over plain HTTP, which has no clipboard.
      setOutcome('Not copied');
    }
  }

  return (
    <>
      <Button variant="second" size="small" className="no-print" onClick={() => void copy()}>
        <Icon name={outcome === 'Copied' ? 'check' : 'copy'} />
        {outcome ?? 'Copy'} <span className="vh">{what}</span>
      </Button>
      <span className="vh" role="status">
        {outcome}
      </span>
    </>
  );
}
