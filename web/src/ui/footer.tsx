import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './footer.module.css';

interface FooterProps {
  name: string;
  place?: string | undefined;
  /** One line of the address to each line of the text. */
  address?: string | undefined;
  /** Telephone and mail links, in the same place on each screen. */
  contact: ReactNode;
  /** When the desk answers. */
  hours?: string | undefined;
  children?: ReactNode;
}

/** The contact block: every page links to `#contact`. */
export function Footer({ name, place, address, contact, hours, children }: FooterProps) {
  return (
    <footer className={styles.footer} id="contact">
      <div className={classNames('wrap', styles.columns)}>
        <div>
          <p className={styles.name}>{name}</p>
          {place !== undefined && <p className={classNames('small', styles.place)}>{place}</p>}
        </div>
        <address className={classNames('small', styles.address)}>{address}</address>
        <div className="small">
          {contact}
          {hours !== undefined && <p className={styles.quiet}>{hours}</p>}
        </div>
      </div>
      {children !== undefined && <div className={classNames('wrap small', styles.after)}>{children}</div>}
    </footer>
  );
}
