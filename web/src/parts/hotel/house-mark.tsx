import { useOwner } from './hotel-context.ts';
import { Monogram } from '../../ui/monogram.tsx';
import styles from './house-mark.module.css';
import { logoWidth } from './logo-width.ts';

/** The hotel's logo, or its mark, or a ring with its initial. The name stands beside it, so it says nothing itself. */
export function HouseMark() {
  const { logo, mark, name } = useOwner();
  if (logo !== null) {
    const width = logoWidth(logo.Width, logo.Height);
    const { Url, Width, Height } = logo;
    return <img className={styles.logo} src={Url} alt="" width={Width} height={Height} style={{ width }} />;
  }
  if (mark !== null) {
    return <img className="ink-mark" src={mark.Url} alt="" width={mark.Width} height={mark.Height} />;
  }
  return <Monogram sign={name.replace(/^The /, '').charAt(0)} />;
}
