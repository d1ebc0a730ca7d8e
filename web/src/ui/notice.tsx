import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import type { IconName } from './icon-paths.ts';
import styles from './notice.module.css';
import { toneClass, type Tone } from './tone.ts';

interface NoticeProps {
  tone: Tone;
  /** The news in one sentence. */
  title?: ReactNode;
  /** The remedy. */
  children?: ReactNode;
  /** `off` for what was on the page from the start. By default bad news interrupts and the rest waits. */
  live?: 'off' | 'polite' | 'assertive' | undefined;
  onDismiss?: (() => void) | undefined;
}

const icons: Record<Tone, IconName> = {
  positive: 'done',
  negative: 'problem',
  info: 'info',
  warning: 'warning',
};

const labels: Partial<Record<Tone, string>> = { warning: 'Warning', negative: 'Error' };

export function Notice({ tone, title, children, live, onDismiss }: NoticeProps) {
  const politeness = live ?? (tone === 'negative' ? 'assertive' : 'polite');
  const role = { off: undefined, polite: 'status', assertive: 'alert' }[politeness];
  return (
    <div className={classNames(styles.notice, toneClass(tone))} role={role}>
      <Icon name={icons[tone]} label={labels[tone]} />
      <div className={styles.text}>
        {title !== undefined && <span className={styles.title}>{title}</span>}
        {/* For screen readers: what follows is another sentence. */}
        {isOpenSentence(title) && children && <span className="vh">.</span>} {children}
      </div>
      {onDismiss && (
        <IconButton icon="close" label="Dismiss" className={styles.dismiss} onClick={onDismiss} />
      )}
    </div>
  );
}

const isOpenSentence = (title: ReactNode) => typeof title === 'string' && !/[.!?…]$/.test(title);
