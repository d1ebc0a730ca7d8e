import { usePageFocus } from '../../lib/page-focus.ts';
import { ContactLinks } from '../../shared/hotel/contact-links.tsx';
import { hasTables } from '../../shared/hotel/has-tables.ts';
import { useHotel } from '../../shared/hotel/hotel-context.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ShortPage } from '../../ui/short-page.tsx';
import { Skeleton, Waiting } from '../../ui/waiting.tsx';
import { TableForm } from './table-form.tsx';
import { useRestaurants } from './table-queries.ts';

/** Books a table in a restaurant of the hotel. Rule: docs/tables.md. */
export default function TablePage() {
  const hotel = useHotel();
  return hasTables(hotel) ? <Restaurants /> : <NoTables />;
}

function Restaurants() {
  const { data, error, refetch } = useRestaurants();
  if (error !== null && data === undefined) {
    return (
      <ShortPage heading="Book a table">
        <Notice tone="negative" title="The restaurants could not be looked up.">
          {error.message}
        </Notice>
        <p className="actions">
          <Button variant="second" onClick={() => void refetch()}>
            Look again
          </Button>
        </p>
      </ShortPage>
    );
  }
  if (data === undefined) {
    return (
      <ShortPage heading="Book a table">
        <Waiting label="Looking for restaurants">
          <Skeleton height="56px" />
        </Waiting>
      </ShortPage>
    );
  }
  const [first, ...others] = data;
  return first === undefined ? <NoTables /> : <TableForm restaurants={[first, ...others]} />;
}

function NoTables() {
  const { name } = useHotel();
  usePageFocus(`Book a table – ${name}`, 'no-tables');
  return (
    <ShortPage heading="Book a table">
      <p className="lead">No tables are booked here online.</p>
      <p>
        Ask us: <ContactLinks />
      </p>
    </ShortPage>
  );
}
