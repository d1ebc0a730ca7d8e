import { Skeleton, Waiting } from '../../../ui/waiting.tsx';
import styles from './extras.module.css';

/** Placeholders for the extras being loaded. */
export function ExtrasWaiting() {
  return (
    <Waiting label="Looking for extras">
      {[1, 2, 3].map((row) => (
        <div className={styles.extra} key={row}>
          <Skeleton aspectRatio="4 / 3" />
          <div>
            <Skeleton width="46%" height="26px" />
            <Skeleton width="88%" height="16px" marginTop="10px" />
            <Skeleton width="40%" height="16px" marginTop="10px" />
          </div>
        </div>
      ))}
    </Waiting>
  );
}
