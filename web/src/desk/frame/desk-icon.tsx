import icon from '../../ui/icon.module.css';

/** Icons of the desk alone: guests load none of them. */
const paths = {
  today: 'M4.5 17.5h15M6 17.5a6 6 0 0 1 12 0M12 11.5V9M9.5 9h5M4 20.5h16',
  bookings: 'M5 4.5h11a3 3 0 0 1 3 3v12H8a3 3 0 0 1-3-3zM5 16.5a3 3 0 0 1 3-3h11',
  rates: 'M4 5h16v14H4zM4 9.7h16M4 14.3h16M9.3 5v14M14.7 5v14',
  reports: 'M5 4v16h15M9 16v-4M13 16V8M17 16v-6',
  'set-up': 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.8v4.4M9 14.8v4.4',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.3 15.3 20.5 20.5',
  refund: 'M9 5 4.5 9.5 9 14M5 9.5h9a5 5 0 0 1 0 10h-3',
  exchange: 'M4 8.5h14M14.5 5 18 8.5 14.5 12M20 15.5H6M9.5 12 6 15.5 9.5 19',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.700-5.700l-1 1M14 10a4 4 0 0 0-5.700 0l-3 3a4 4 0 0 0 5.700 5.700l1-1',
  erase: 'M5 7h14M10 7V4.5h4V7M7 7l1 13h8l1-13M10.5 10.5v6M13.5 10.5v6',
  card: 'M3.5 6h17v12h-17zM3.5 10h17M6.5 14.5h4',
} as const;

export type DeskIconName = keyof typeof paths;

export function DeskIcon({ name }: { readonly name: DeskIconName }) {
  return (
    <svg className={icon['icon']} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
