import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

interface CopyButtonProps {
  readonly text: string;
  /** Said once it is copied. */
  readonly done: string;
}

/** Copies a text, and says so. */
export function CopyButton({ text, done }: CopyButtonProps) {
  const [news, setNews] = useState<string | null>(null);
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setNews(done);
    } catch {
      setNews('This browser does not copy: write it down.');
    }
  }
  return (
    <>
      <Button variant="second" size="small" onClick={() => void copy()}>
        <Icon name="copy" />
        Copy
      </Button>
      <span role="status">{news}</span>
    </>
  );
}
