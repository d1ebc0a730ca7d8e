import type {
  TableCreateBody,
  TableCreateResponse,
  WireRestaurant,
  WireTableTime,
} from '@portico/contract/calls/restaurant-booking';
import { issueText } from '@portico/contract/texts/issue-texts';
import { tableBookedText, tableFailedText } from '@portico/contract/texts/table-texts';
import { orderFields } from '@portico/contract/wire/table-request';
import type { PartySizes } from '@portico/domain/tables/restaurant';
import { isPartySize, validPartySize } from '@portico/domain/tables/party-sizes';
import { tableRequestIssues } from '@portico/domain/tables/table-request';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router';
import { limitNews, type ApiError } from '../../lib/api-error.ts';
import { randomKey } from '../../lib/random-key.ts';
import { showAtTop } from '../../lib/top-news.ts';
import { keepTableStay, readTableStay, type TableStay } from '../../shared/booked/table-stay.ts';
import { useHotel } from '../../shared/hotel/hotel-context.ts';
import { sendOnce, type SendOutcome } from '../../shared/submitting/send-once.ts';
import { unansweredTexts } from '../../shared/submitting/submit-texts.ts';
import { useSubmit, type SubmitState } from '../../shared/submitting/use-submit.ts';
import type { FieldIssue } from '../../ui/error-summary.tsx';
import { useFormIssues } from '../../ui/use-form-issues.ts';
import { keepTableDraft, readTableDraft, type TableDraft } from './table-draft.ts';
import { sizesOf, useRestaurantSetup, useTableTimes } from './table-queries.ts';

export const tableFieldId = (field: string) => `table-${field}`;

/** A chosen party size or time that is no longer available. */
export interface Lost {
  readonly party: { readonly was: number; readonly now: number; readonly sizes: PartySizes } | null;
  readonly time: string | null;
}

/** What a press books, as shown at that moment. */
interface Ordered {
  readonly draft: TableDraft;
  readonly restaurant: WireRestaurant;
  readonly time: WireTableTime | null;
  readonly stay: TableStay | null;
}

/** A booked table, to show. */
export interface BookedHere extends Ordered {
  readonly reference: string;
}

/** The message at the button when no table was booked, as far as we know. */
interface TableFailure {
  readonly message: string;
  readonly advice: string;
}

function bookedIn(state: Location['state']): BookedHere | null {
  return state?.booked ?? null;
}

/** The table form: its input is stored in the tab until it is booked, and it is booked once. */
export function useTableForm(restaurants: readonly WireRestaurant[]) {
  const hotel = useHotel();
  const [stay] = useState(() => readTableStay(hotel.code));
  const [typed, setTyped] = useState(() => readTableDraft(hotel, stay));
  const [lost, setLost] = useState<Lost>({ party: null, time: null });
  const location = useLocation();
  const navigate = useNavigate();
  // Of this history entry, so that a reload shows it and another table starts fresh.
  const booked = bookedIn(location.state);
  const restaurant = restaurants.find(({ Id }) => Id === typed.restaurantId) ?? restaurants[0];
  const draft = { ...typed, restaurantId: restaurant?.Id ?? null };
  const setup = useRestaurantSetup(draft);
  const times = useTableTimes(draft, setup.data);
  const time = times.data?.Times.find(({ Time }) => Time === draft.time) ?? null;
  const [failure, setFailure] = useState<TableFailure | null>(null);
  const { state, submit } = useSubmit({ send, follow, onFault: () => setFailure(unansweredTexts.table) });

  const form = useFormIssues(() => {
    const isRequired = time?.IsLeaveTimeRequired ?? false;
    const isAcknowledged = isRequired && draft.knownLeaveTime === time?.LeaveTime;
    const order = {
      restaurantId: draft.restaurantId,
      date: draft.date,
      party: draft.party,
      time: time?.Time ?? null,
      email: draft.email,
      phone: draft.phone,
      requests: draft.requests,
      identifier: draft.reservationNumber ?? draft.key,
      leaveTime: { isRequired, isAcknowledged },
    };
    return tableRequestIssues(order).map(({ field, code }) => ({
      fieldId: tableFieldId(field),
      message: issueText(code, { field, unit: hotel.unit }),
    }));
  });

  useEffect(() => {
    if (booked === null) keepTableDraft(hotel, typed);
  }, [hotel, typed, booked]);

  function change(part: Partial<TableDraft>) {
    form.changed(...Object.keys(part).map((field) => tableFieldId(fieldNames[field] ?? field)));
    setTyped((before) => ({ ...before, ...part }));
  }

  // Another restaurant or date has other sizes.
  const sizes = setup.data && sizesOf(setup.data);
  if (sizes !== undefined && draft.party !== null && !isPartySize(draft.party, sizes)) {
    const now = validPartySize(draft.party, sizes);
    setLost({ ...lost, party: { was: draft.party, now, sizes } });
    setTyped({ ...typed, party: now });
  } else if (times.data !== undefined && draft.time !== null && time === null) {
    setLost({ ...lost, time: draft.time });
    setTyped({ ...typed, time: null, promotionId: null, knownLeaveTime: null });
  }

  /** The guest's new choice replaces the lost one. */
  function choose(part: Partial<TableDraft>) {
    setLost((before) => ({
      party: 'party' in part || 'restaurantId' in part || 'date' in part ? null : before.party,
      time: null,
    }));
    change('time' in part ? { promotionId: null, knownLeaveTime: null, ...part } : part);
  }

  function book(): void {
    if (state === 'idle' && form.check() && restaurant !== undefined)
      submit({ draft, restaurant, time, stay });
  }

  async function send({ draft: { key } }: Ordered, at: (state: SubmitState) => void) {
    setFailure(null);
    showAtTop(null);
    const request = { path: '/api/RestaurantBooking/Create', body: bodyOf(), key } as const;
    const outcome = await sendOnce(request, () => at('retrying'));
    if (outcome.kind === 'answered' && isBooked(outcome.answer)) {
      showAtTop({ tone: 'positive', text: outcome.answer.InfoMessage ?? tableBookedText });
      keepTableDraft(hotel, null);
      keepTableStay(hotel.code, null);
    }
    return outcome;
  }

  function follow(outcome: SendOutcome<TableCreateResponse>, ordered: Ordered): void {
    if (outcome.kind === 'unanswered') return setFailure(unansweredTexts.table);
    if (outcome.kind === 'rejected') reject(outcome.error);
    else if (isBooked(outcome.answer)) {
      const here: BookedHere = { reference: outcome.answer.BookingReference, ...ordered };
      return void navigate(location, { replace: true, state: { booked: here } });
    } else {
      showAtTop({ tone: 'negative', text: outcome.answer.InfoMessage ?? tableFailedText });
      window.scrollTo({ top: 0, behavior: 'instant' });
    }
    // The offers may have changed.
    void Promise.all([setup.refetch(), times.refetch()]);
  }

  function bodyOf(): TableCreateBody {
    return {
      LanguageCode: 'en',
      PropertyId: hotel.id,
      RestaurantId: restaurant?.Id ?? 0,
      RestaurantName: restaurant?.Name ?? null,
      VisitTime: time?.Time ?? '',
      VisitDate: draft.date,
      PartySize: draft.party ?? 0,
      SpecialRequests: draft.requests || null,
      IsReservation: draft.reservationNumber !== null,
      Identifier: draft.reservationNumber ?? draft.key,
      PromotionId: draft.promotionId,
      Email: draft.email,
      ContactNumber: draft.phone,
      IsLeaveTimeRequired: time?.IsLeaveTimeRequired ?? false,
      LeaveTime: time?.LeaveTime ?? null,
      ConfirmationToken: stay?.confirmationToken ?? null,
    };
  }

  function reject(error: ApiError): void {
    const isOver = error.refusalCode === 'idempotency.reused' || error.refusalCode === 'idempotency.over';
    // The next press is another table.
    if (isOver) change({ key: randomKey() });
    const issues = issuesOf(error);
    if (issues.length > 0) form.show(issues);
    else {
      const advice = limitNews(error, hotel.telephone) ?? error.message;
      setFailure({ message: `${tableFailedText}.`, advice });
    }
  }

  return { draft, stay, restaurant, setup, times, time, lost, form, state, failure, booked, choose, book };
}

type Booked = TableCreateResponse & { readonly BookingReference: string };

function isBooked(answer: TableCreateResponse): answer is Booked {
  return answer.Success && answer.BookingReference !== null;
}

/** The form rules' names for fields that the draft names differently. */
const fieldNames: Readonly<Record<string, string>> = {
  restaurantId: 'restaurant',
  knownLeaveTime: 'leaveTime',
};

/** The server’s faults at this form's fields; one that matches none has no field. */
function issuesOf({ fields }: ApiError): FieldIssue[] {
  return Object.entries(fields).flatMap(([name, messages]) => {
    const field = orderFields.get(name);
    return messages.map((message) => ({ fieldId: field && tableFieldId(field), message }));
  });
}
