import type { WireRoomType } from '@portico/contract/calls/room-type';
import { guestPaths } from '@portico/contract/paths';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getJson } from '../../../lib/api.ts';
import { OwnerContext } from '../../../shared/hotel/hotel-context.ts';
import { hotelOf } from '../../../shared/hotel/hotel.ts';
import { compactStay } from '../../../shared/stay/stay-texts.ts';
import { RoomFrame } from '../../../shared/steps/rooms/room-frame.tsx';
import { Chip, Chips } from '../../../ui/chips.tsx';
import { textLinkClass } from '../../../ui/text-link.tsx';
import { deskHotel } from '../../lib/desk-document.ts';
import { listAt, textAt, valueAt } from '../form/at-path.ts';
import styles from './beside.module.css';
import { PreviewPrice, previewStay } from './preview-price.tsx';

/** The guests' card of a room, from what is typed. */
export function RoomPreview({ value, isPublic }: { readonly value: unknown; readonly isPublic: boolean }) {
  const { code, today } = deskHotel();
  const { data: hotel } = useQuery({ queryKey: ['hotel of the preview'], queryFn: readHotel });
  const [isWide, setIsWide] = useState(false);
  const room = shownRoom(value);
  return (
    <aside className={styles.beside} aria-label="As guests see it" data-wide={isWide || undefined}>
      <header className={styles.head}>
        <h2>As guests see it</h2>
        <div className={styles.screens}>
          <Chips legend="On which screen" legendHidden>
            <Chip name="preview" checked={!isWide} onChange={() => setIsWide(false)}>
              Phone
            </Chip>
            <Chip name="preview" checked={isWide} onChange={() => setIsWide(true)}>
              Wide
            </Chip>
          </Chips>
        </div>
      </header>
      {hotel !== undefined && (
        <>
          <div className={styles.card}>
            <OwnerContext value={hotel}>
              <RoomFrame roomType={room} foot={<PreviewPrice roomTypeId={room.RoomTypeId} />} />
            </OwnerContext>
          </div>
          <p className={styles.caption}>
            For {compactStay(previewStay(), today)}.{' '}
            {isPublic && (
              <a className={textLinkClass} href={guestPaths.room(code, room.RoomTypeId)}>
                See its own page as it is now
              </a>
            )}
          </p>
        </>
      )}
    </aside>
  );
}

/** What the card shows of a room that is being typed; half typed, it may fit no schema. */
function shownRoom(value: unknown): WireRoomType {
  const room: WireRoomType = JSON.parse(
    JSON.stringify({
      RoomTypeId: Number(textAt(value, 'id')),
      Name: textAt(value, 'name'),
      Description: textAt(value, 'description'),
      Facts: listAt(value, 'facts')
        .map(String)
        .filter((fact) => fact.trim() !== ''),
      Images: listAt(value, 'images').map((image) => ({
        Url: textAt(image, 'url'),
        Width: Number(textAt(image, 'width')),
        Height: Number(textAt(image, 'height')),
        Alt: textAt(image, 'alt'),
        Sources: listAt(image, 'sources').map((source) => ({
          Url: textAt(source, 'url'),
          Width: Number(textAt(source, 'width')),
          Type: textAt(source, 'type'),
        })),
      })),
      MaximumOccupancy: valueAt(value, 'occupancy.maximum') ?? null,
      LocationId: valueAt(value, 'locationId') ?? null,
    }),
  );
  return room;
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
