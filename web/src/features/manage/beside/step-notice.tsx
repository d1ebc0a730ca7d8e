import type { ComponentProps } from 'react';
import { Notice } from '../../../ui/notice.tsx';
import styles from './managed-frame.module.css';

/** A notice that a step begins with, apart from its heading and from what follows. */
export function StepNotice(props: ComponentProps<typeof Notice>) {
  return (
    <div className={styles.notice}>
      <Notice {...props} />
    </div>
  );
}
