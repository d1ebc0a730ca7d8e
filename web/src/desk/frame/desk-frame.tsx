import { deskPaths } from '@portico/contract/desk/desk-document';
import { roleNames } from '@portico/contract/desk/staff-roles';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router';
import { buttonClass } from '../../ui/button-class.ts';
import { Icon } from '../../ui/icon.tsx';
import { ModeSwitch } from '../../ui/mode-switch.tsx';
import { OxfordRule } from '../../ui/oxford-rule.tsx';
import { SkipLink } from '../../ui/skip-link.tsx';
import { callLogIn } from '../lib/desk-api.ts';
import { deskHotel } from '../lib/desk-document.ts';
import { useDeskSession, useMay } from '../lib/desk-session.ts';
import { needsQuery } from '../lib/needs-query.ts';
import { DeskIcon, type DeskIconName } from './desk-icon.tsx';
import styles from './desk-frame.module.css';
import { FindBooking } from './find-booking.tsx';
import { HotelMark } from './hotel-mark.tsx';

interface Tab {
  readonly name: string;
  readonly to: string;
  readonly icon: DeskIconName;
}

/** The five parts of the desk: at the top, and at the foot of a phone. */
function tabs(code: string): readonly Tab[] {
  return [
    { name: 'Today', to: deskPaths.today(code), icon: 'today' },
    { name: 'Bookings', to: deskPaths.bookings(code), icon: 'bookings' },
    { name: 'Rates', to: deskPaths.rates(code), icon: 'rates' },
    { name: 'Reports', to: deskPaths.reports(code), icon: 'reports' },
    { name: 'Set-up', to: deskPaths.setUp(code), icon: 'set-up' },
  ];
}

export function DeskFrame({ children }: { readonly children: ReactNode }) {
  const { code, name } = deskHotel();
  const all = tabs(code);
  return (
    <>
      <SkipLink />
      <header className={styles.bar}>
        <div className={styles.row}>
          <Link className={styles.house} to={deskPaths.today(code)}>
            <HotelMark />
            <span className={styles.name}>
              {name}
              <span className={styles.place}>The desk</span>
            </span>
          </Link>
          <nav className={styles.nav} aria-label="The desk">
            <Tabs tabs={all} />
          </nav>
          <FindBooking />
          <Link className={`${buttonClass({})} ${styles.new}`} to={deskPaths.newBooking(code)}>
            <Icon name="plus" />
            <span>New booking</span>
          </Link>
          <Who />
          <span className={styles.mode}>
            <ModeSwitch />
          </span>
        </div>
        <OxfordRule />
      </header>
      {children}
      <nav className={styles.tabs} aria-label="The desk, short">
        <Tabs tabs={all} />
      </nav>
    </>
  );
}

function Tabs({ tabs }: { readonly tabs: readonly Tab[] }) {
  return (
    <ul>
      {tabs.map(({ name, to, icon }) => (
        <li key={name}>
          <NavLink to={to} end={name === 'Today'}>
            <DeskIcon name={icon} />
            <span>{name}</span>
            {name === 'Today' && <Count />}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

/** How many things need a person. */
function Count() {
  const { data } = useQuery(needsQuery);
  const count = data?.needs.length ?? 0;
  if (count === 0) return null;
  return (
    <b className={styles.count}>
      {count}
      <span className="vh"> {count === 1 ? 'thing needs' : 'things need'} a person</span>
    </b>
  );
}

/** Who is logged in: other hotels of theirs, the staff, and the way out. */
function Who() {
  const { name, role, hotels } = useDeskSession();
  const { code } = deskHotel();
  const client = useQueryClient();
  const mayStaff = useMay('Session/Read');
  const { mutate: logOut } = useMutation({
    mutationFn: () => callLogIn('LogOut', {}),
    onSuccess: () => client.resetQueries(),
  });
  const others = hotels.filter((hotel) => hotel.code !== code);
  return (
    <details className={styles.who}>
      <summary>
        <span className="vh">You are </span>
        {name} <span className={styles.role}>{roleNames[role].toLowerCase()}</span>
      </summary>
      <div className={styles.menu}>
        {others.map((hotel) => (
          <a key={hotel.code} href={deskPaths.today(hotel.code)}>
            {hotel.name}
          </a>
        ))}
        {mayStaff && <Link to={deskPaths.staff(code)}>Staff and log-ins</Link>}
        <button type="button" onClick={() => logOut()}>
          Log out
        </button>
      </div>
    </details>
  );
}
