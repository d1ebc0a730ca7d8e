import { useState } from 'react';

/** Announces a text each time it changes; the first one is on the page anyway. */
export function Announced({ text }: { text: string }) {
  const [known, setKnown] = useState(text);
  const [said, setSaid] = useState('');
  if (text !== known) {
    setKnown(text);
    setSaid(text);
  }
  return (
    <span className="vh" role="status">
      {said}
    </span>
  );
}
