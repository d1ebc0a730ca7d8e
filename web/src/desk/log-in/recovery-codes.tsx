import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { deskHotel } from '../lib/desk-document.ts';
import { CopyText } from '../../shared/booked/copy-text.tsx';
import styles from './recovery-codes.module.css';

/** The ten codes, shown once: to copy, to download, to write down. */
export function RecoveryCodes({ codes }: { readonly codes: readonly string[] }) {
  const text = codes.join('\n');
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
        <CopyText text={text} what="the codes" />
        <a className={styles.link} href={file} download="recovery-codes.txt">
          <Icon name="download" />
          Download
        </a>
      </p>
    </div>
  );
}
