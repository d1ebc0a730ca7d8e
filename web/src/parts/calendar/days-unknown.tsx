import { Notice } from '../../ui/notice.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import styles from './date-panel.module.css';

/** The days could not be had: dates can be chosen and typed all the same, and the search says what is free. */
export function DaysUnknown({ onAskAgain }: { onAskAgain: () => void }) {
  return (
    <div className={styles.unknown}>
      <Notice tone="warning" title="Prices and free nights cannot be shown just now.">
        You can still choose your dates: we look whether they are free when you search.{' '}
        <TextButton onClick={onAskAgain}>Try again</TextButton>
      </Notice>
    </div>
  );
}
