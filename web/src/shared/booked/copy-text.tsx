import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

interface CopyTextProps {
  /** A number without the gaps shown. */
  text: string;
  /** “your reservation number”. */
  what: string;
}

/** Copies a text, and reports it. */
export function CopyText({ text, what }: CopyTextProps) {
  const [outcome, setOutcome] = useState<'Copied' | 'Not copied' | null>(null);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
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
