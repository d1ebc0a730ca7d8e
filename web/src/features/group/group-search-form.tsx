import type { UnreadPart } from '@portico/contract/unread-link';
import { useDatePanel } from '../../parts/calendar/use-date-panel.ts';
import { useGroup } from '../../parts/hotel/hotel-context.ts';
import { PlaceCell } from '../../parts/search-form/place-cell.tsx';
import { StayForm } from '../../parts/search-form/stay-form.tsx';
import type { GroupForm } from './group-search.ts';
import { useAreaDays } from './use-area-days.ts';

interface GroupSearchFormProps {
  readonly form: GroupForm;
  readonly unread: readonly UnreadPart[];
  readonly change: (part: Partial<GroupForm>) => void;
  /** The form was sent, with nothing against it. */
  readonly onSearch: () => void;
}

/** Area, dates, guests and code, and the way to what the hotels have for them. */
export function GroupSearchForm({ form, unread, change, onSearch }: GroupSearchFormProps) {
  const { group } = useGroup();
  const panel = useDatePanel();
  const known = useAreaDays(panel.isOpen, form.areaId);
  const codes = {
    asked: { promo: !group.HidePromoCodeOnLandingPage, voucher: false },
    areaId: form.areaId,
    codes: { promoCode: form.promoCode, voucherCode: null },
    onUse: ({ promoCode }: Pick<GroupForm, 'promoCode'>) => change({ promoCode }),
  };
  return (
    <StayForm
      form={form}
      unread={unread}
      where={
        <PlaceCell
          kind="area"
          label="Area"
          every="Every area"
          places={group.UseAreaSearch ? group.Areas.map(({ AreaId: id, Name: name }) => ({ id, name })) : []}
          placeId={form.areaId}
          onChange={(areaId) => change({ areaId })}
        />
      }
      panel={panel}
      known={known}
      codes={codes}
      change={change}
      action="See hotels"
      onSearch={onSearch}
    />
  );
}
