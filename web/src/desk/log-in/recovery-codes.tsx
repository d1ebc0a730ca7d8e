import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { deskHotel } from '../lib/desk-document.ts';
import styles from './recovery-codes.module.css';

/** The ten codes, shown once: to copy, to download, to write down. */
export function RecoveryCodes({ codes }: { readonly codes: readonly string[] }) {
  const [news, setNews] = useState<string | null>(null);
  const text = codes.join('\n');
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setNews('The codes are copied.');
    } catch {
      setNews('This browser does not copy. Download them, or write them down.');
    }
  }
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${deskHotel().name}, the desk\n\n${text}\n`)}`;
  return (
    <div className={styles.codes}>
      <Notice tone="warning" title="These ten codes are shown once." live="off">
        Without your authenticator, type one of them in place of the six figures. Each works once. Keep them
        where your telephone is not.
      </Notice>
      <ol>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <p className={styles.actions}>
        <Button variant="second" size="small" onClick={() => void copy()}>
          <Icon name="copy" />
          Copy
        </Button>
        <a className={styles.link} href={file} download="recovery-codes.txt">
          <Icon name="download" />
          Download
        </a>
        <span role="status">{news}</span>
      </p>
    </div>
  );
}
