import { ContactLinks } from '../../parts/hotel/contact-links.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './group-page.module.css';
import type { GroupForm, GroupSearch } from './group-search.ts';

interface NothingFreeProps {
  readonly search: GroupSearch;
  readonly onSearch: (part: Partial<GroupForm>) => void;
}

/** No hotel has rooms: other dates, other areas, and who to ask. */
export function NothingFree({ search, onSearch }: NothingFreeProps) {
  return (
    <div className={styles.nothing}>
      <div className="actions">
        <Button variant="second" onClick={() => document.getElementById('search-arrival')?.click()}>
          Choose other dates
        </Button>
        {search.areaId !== null && (
          <Button variant="second" onClick={() => onSearch({ areaId: null })}>
            Look in every area
          </Button>
        )}
      </div>
      <p>
        Set on these dates? Ask us: <ContactLinks />
      </p>
    </div>
  );
}
