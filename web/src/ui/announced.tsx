import { useState } from 'react';

/** Announces a text each time it changes; the first one is on the page anyway. */
export function Announced({ text }: { text: string }) {
  const [known, setKnown] = useState(text);
  const [announced, setAnnounced] = useState('');
  if (text !== known) {
    setKnown(text);
    setAnnounced(text);
  }
  return (
    <span className="vh" role="status">
      {announced}
    </span>
  );
}
