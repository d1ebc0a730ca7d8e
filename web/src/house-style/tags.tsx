import { KeyFob } from '../ui/key-fob.tsx';
import { Tag } from '../ui/tag.tsx';
import styles from './house-style.module.css';
import { Shown } from './shown.tsx';

export function Tags() {
  return (
    <Shown title="Key tags">
      <p className={styles.row}>
        <Tag>Sleeps 2</Tag>
        <Tag kind="fill">Room 1 of 2</Tag>
        <Tag kind="accent">3 left for these dates</Tag>
        <Tag kind="line">Sold out</Tag>
        <Tag kind="positive">Paid</Tag>
        <Tag kind="negative">Refused</Tag>
        <Tag kind="info">Enquiry</Tag>
        <Tag kind="warning">Provisional</Tag>
      </p>
      <KeyFob label="Your reservation number" number="J6WAAYDEPP" />
    </Shown>
  );
}
