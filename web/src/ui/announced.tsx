import { useState } from 'react';

/** Reads a text out each time it has become another; the first is on the page anyway. */
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
