import { useOwner } from './hotel-context.ts';
import styles from './hotel-mark.module.css';
import { logoWidth } from './logo-width.ts';

/** The hotel's logo, or its mark, or a ring with its initial. Its name is beside it, so it has no text alternative. */
export function HotelMark() {
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

/** The mark of a hotel that has none: a ring with one character. */
function Monogram({ sign }: { sign: string }) {
  return (
    <svg viewBox="0 0 52 52" aria-hidden="true">
      <circle cx="26" cy="26" r="24.5" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <text x="26" y="37" textAnchor="middle" fontFamily="var(--serif)" fontSize="32" fill="currentColor">
        {sign}
      </text>
    </svg>
  );
}
