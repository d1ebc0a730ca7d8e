import { guestPaths } from '@portico/contract/paths';
import { roomTypePartSchema } from '@portico/contract/property-file/room-types-part';
import { toWireRoomType } from '@portico/contract/wire/room-type';
import { useQuery } from '@tanstack/react-query';
import { getJson } from '../../lib/api.ts';
import { OwnerContext } from '../../shared/hotel/hotel-context.ts';
import { hotelOf } from '../../shared/hotel/hotel.ts';
import { RoomFrame } from '../../shared/steps/rooms/room-frame.tsx';
import { textLinkClass } from '../../ui/text-link.tsx';
import { deskHotel } from '../lib/desk-document.ts';
import styles from './set-up.module.css';

/** The guests' card of a room, from what is typed; what cannot be shown yet stays as it was. */
export function RoomPreview({ value }: { readonly value: unknown }) {
  const { code } = deskHotel();
  const { data: hotel } = useQuery({ queryKey: ['hotel of the preview'], queryFn: readHotel });
  const read = roomTypePartSchema.safeParse(value);
  return (
    <aside className={styles.beside} aria-label="As guests see it">
      <h2>As guests see it</h2>
      {hotel !== undefined && read.success ? (
        <>
          <div className={styles.card}>
            <OwnerContext value={hotel}>
              <RoomFrame
                roomType={toWireRoomType(read.data)}
                foot={<p className="small muted">The price of the dates they choose</p>}
              />
            </OwnerContext>
          </div>
          <p className={styles.caption}>
            <a className={textLinkClass} href={guestPaths.book(code)}>
              See what guests see now
            </a>
          </p>
        </>
      ) : (
        <p className={styles.caption}>
          Once its name, its line and its facts are right, the card stands here.
        </p>
      )}
    </aside>
  );
}

async function readHotel() {
  const { code, today } = deskHotel();
  const params = { id: code };
  const [property, config] = await Promise.all([
    getJson('/api/Property/:id', {}, { params }),
    getJson('/api/Book/Config/:id', {}, { params }),
  ]);
  return hotelOf({
    of: 'hotel',
    property,
    config,
    today,
    build: '',
    isDemo: false,
    cardEntry: 'none',
    hasWallets: false,
    providerWays: [],
  });
}
