import type { ComponentProps } from 'react';
import { Notice } from '../../../ui/notice.tsx';
import styles from './managed-frame.module.css';

/** A notice at the start of a step, set apart from its heading and content. */
export function StepNotice(props: ComponentProps<typeof Notice>) {
  return (
    <div className={styles.notice}>
      <Notice {...props} />
    </div>
  );
}
