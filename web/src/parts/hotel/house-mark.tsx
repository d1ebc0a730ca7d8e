import { useHotel } from './hotel-context.ts';
import { Monogram } from '../../ui/monogram.tsx';
import styles from './house-mark.module.css';
import { logoWidth } from './logo-width.ts';

/** The hotel's logo, or its mark, or a ring with its initial. The name stands beside it, so it says nothing itself. */
export function HouseMark() {
  const { Logo, Mark, PropertyName } = useHotel().property;
  if (Logo !== null) {
    const width = logoWidth(Logo.Width, Logo.Height);
    const { Url, Width, Height } = Logo;
    return <img className={styles.logo} src={Url} alt="" width={Width} height={Height} style={{ width }} />;
  }
  if (Mark !== null) {
    return <img className="ink-mark" src={Mark.Url} alt="" width={Mark.Width} height={Mark.Height} />;
  }
  return <Monogram sign={PropertyName.replace(/^The /, '').charAt(0)} />;
}
