import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './page-header.module.css';

interface PageHeaderProps {
  /** An svg or img; Monogram when the hotel has none. */
  mark: ReactNode;
  name: string;
  place?: string | undefined;
  /** On the page whose h1 is the name. */
  nameHidden?: boolean | undefined;
  /** The link home, for any router: `(hotel) => <Link to="/" {...hotel} />`. Without it the name is no link. */
  home?: ((hotel: { className: string; children: ReactNode }) => ReactNode) | undefined;
  /** PageHeaderItem, at the left from 1024 px. */
  before?: ReactNode;
  /** PageHeaderItem, at the right. */
  after?: ReactNode;
}

export function PageHeader({ mark, name, place, nameHidden = false, home, before, after }: PageHeaderProps) {
  const isBare = before === undefined && after === undefined;
  const hotel = {
    className: styles.house ?? '',
    children: (
      <>
        {mark}
        <span className={nameHidden ? 'vh' : undefined}>
          {name}
          {place !== undefined && !nameHidden && <span className={styles.place}>{place}</span>}
        </span>
      </>
    ),
  };
  return (
    <header className={styles.header}>
      <div className="wrap">
        <div className={classNames(styles.row, isBare && styles.bare)}>
          {!isBare && (
            <nav className={styles.wide} aria-label="House">
              <ul className={classNames(styles.items, styles.before)}>{before}</ul>
            </nav>
          )}
          {home ? home(hotel) : <span {...hotel} />}
          {!isBare && (
            <nav aria-label="Booking">
              <ul className={classNames(styles.items, styles.after)}>{after}</ul>
            </nav>
          )}
        </div>
      </div>
    </header>
  );
}

interface PageHeaderItemProps {
  /** Only from 1024 px. */
  wide?: boolean | undefined;
  /** One link or button. */
  children: ReactNode;
}

export function PageHeaderItem({ wide = false, children }: PageHeaderItemProps) {
  return <li className={wide ? styles.wide : undefined}>{children}</li>;
}

/** Inside an item: an icon on a phone, text from 1024 px. */
export function IconOrText({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <>
      <span className={styles.narrow}>
        {icon}
        <span className="vh">{children}</span>
      </span>
      <span className={styles.wide}>{children}</span>
    </>
  );
}
