import type { WireChangeQuote } from '@portico/contract/calls/parts/change-quote';
import {
  type PreCheckInPreviewRequest,
  type PreCheckInSaveRequest,
} from '@portico/contract/calls/pre-check-in-save';
import { guestPaths } from '@portico/contract/paths';
import { refusals } from '@portico/contract/refusals';
import { nothingToCheckInPanel } from '@portico/contract/texts/pre-check-in-texts';
import { refusalText } from '@portico/contract/texts/refusal-texts';
import { cardFromWire } from '@portico/contract/wire/card';
import type { Result } from '@portico/domain/result';
import type { FastifyReply } from 'fastify';
import type { PreCheckInLink } from '../access/pre-check-in-link.ts';
import type { Secrets } from '../access/seal.ts';
import type { ChangeDeps } from '../booking/change/change-deps.ts';
import { changeWithinLimits } from '../booking/change/change-within-limits.ts';
import type { ChangeRequest, ChangeCommand } from '../booking/change/change-command.ts';
import { pollChange } from '../booking/change/poll-change.ts';
import { previewChange } from '../booking/change/preview-change.ts';
import { orderedHead } from '../booking/change/change-answer.ts';
import { refusedHead } from '../booking/submit/refused-head.ts';
import { isSeenSum } from '../booking/change/seen-sum.ts';
import { atOneImport } from '../hotel/at-one-import.ts';
import { fingerprintOf } from '../platform/once/idempotency.ts';
import type { Providers } from '../payments/providers.ts';
import {
  openedFor,
  openPreCheckIn,
  type BroughtLink,
  type NotOpened,
  type OpenedPreCheckIn,
} from './open-link.ts';
import type { Clock } from '../platform/clock/clock.ts';
import { waitAside } from '../platform/http/bounded-concurrency.ts';
import { callerOf } from '../platform/http/client-address.ts';
import { endpoint } from '../platform/http/endpoint.ts';
import { sendRefusal } from '../platform/http/send-refusal.ts';
import { refuse } from '../platform/http/refuse.ts';
import type { PorticoServer } from '../platform/http/server-type.ts';
import { cardToKeep } from './card-to-keep.ts';
import { notCheckedIn } from './not-checked-in.ts';
import { preCheckInAnswer } from './pre-check-in-answer.ts';
import { requestedOfSave } from './requested-of-save.ts';

const asked = 'check-in';

/** Online check-in: each call proves access by the code of the link. */
export async function preCheckInRoutes(
  app: PorticoServer,
  deps: ChangeDeps & { readonly secrets: Secrets },
): Promise<void> {
  const { clock, database, providers } = deps;
  const linkOf = (body: PreCheckInPreviewRequest): BroughtLink => ({
    propertyId: body.PropertyId,
    referenceNumber: body.ReferenceNumber,
    code: body.Code,
  });
  const answerOf = async (opened: Result<OpenedPreCheckIn, NotOpened>) =>
    opened.ok ? preCheckInAnswer(database.kysely, opened.value, providers, clock.now()) : null;
  const answerNow = async (link: BroughtLink) => answerOf(await openPreCheckIn(deps, link));

  app.route({
    ...endpoint('/api/PreCheckIn/Get'),
    handler: async ({ query: { propertyId, referenceNumber, hash } }) => {
      const link = { propertyId, referenceNumber, code: hash };
      const opened = await openPreCheckIn(deps, link);
      if (!opened.ok) return panelOf(opened.refusal);
      await pollChange(deps, opened.value.reservation);
      return (await answerNow(link)) ?? panelOf({ code: 'invalid', hotel: undefined });
    },
  });

  app.route({
    ...endpoint('/api/PreCheckIn/Preview'),
    handler: async ({ body }, reply) => {
      const opened = await openPreCheckIn(deps, linkOf(body));
      if (!opened.ok) return closed(reply, opened.refusal, { Quote: null });
      const { hotel, link } = opened.value;
      const { property } = hotel.definition;
      const wish = requestOfSave(opened.value, body, deps);
      const preview = await atOneImport(deps.hotels, hotel, (current) =>
        previewChange(deps, current, wish, link.by),
      );
      if (preview.ok)
        return { Success: true, Message: null, RefusalCode: null, Quote: sumsFor(link, preview.value) };
      const head = refusedHead(preview.refusal, property.unitName);
      return head
        ? { ...head, Quote: null }
        : sendRefusal(reply, preview.refusal, property, { request: asked });
    },
  });

  app.route({
    ...endpoint('/api/PreCheckIn/Save'),
    handler: async (request, reply) => {
      const { body, headers } = request;
      const opened = await openPreCheckIn(deps, linkOf(body));
      if (!opened.ok) return closed(reply, opened.refusal, notSaved);
      const { hotel, link } = opened.value;
      const by = { ...callerOf(request), idempotencyKey: headers['idempotency-key'], madeBy: link.by };
      const command = commandOfSave(opened.value, body, deps);
      const { done, waitMs } = await changeWithinLimits(deps, hotel, command, by);
      await waitAside(request, waitMs, deps);
      if (done.ok) {
        const { Status, ActionUrl, left } = done.value;
        const now = left === undefined ? undefined : openedFor(opened.value, left, deps.clock.now());
        return {
          ...orderedHead(done.value),
          Status,
          ActionUrl,
          Quote: null,
          Reservation: await (now === undefined ? answerNow(linkOf(body)) : answerOf(now)),
        };
      }
      const { refusal } = done;
      const { property } = hotel.definition;
      const head = refusedHead(refusal, property.unitName);
      if (head === undefined) return sendRefusal(reply, refusal, property, { request: asked });
      const Quote = 'quote' in refusal ? sumsFor(link, refusal.quote) : null;
      return { ...notSaved, ...head, Quote, Reservation: await answerNow(linkOf(body)) };
    },
  });
}

/** A link of one room shows no prices or payments of the booking. */
const sumsFor = ({ itemId }: PreCheckInLink, quote: WireChangeQuote) => (itemId === null ? quote : null);

const notSaved = { Status: 'Refused', ActionUrl: null, Quote: null, Reservation: null } as const;

const panelOf = ({ code, hotel }: NotOpened) =>
  nothingToCheckInPanel(code, { telephone: hotel?.definition.property.telephone ?? '' });

/** The answer to a link that opens nothing. */
function closed<Rest extends object>(reply: FastifyReply, { code: why, hotel }: NotOpened, rest: Rest) {
  const code = notCheckedIn(why);
  const unit = hotel?.definition.property.unitName;
  if (refusals[code].status !== 200) return refuse(reply, code, unit);
  return { Success: false, Message: refusalText(code, unit), RefusalCode: code, ...rest };
}

/** For Preview. */
function requestOfSave(
  opened: OpenedPreCheckIn,
  body: PreCheckInPreviewRequest,
  { clock }: { readonly clock: Clock },
): ChangeRequest {
  return {
    reservationId: opened.reservation.reservationId,
    known: opened.reservation,
    seenVersion: body.Version,
    requestedOf: (before) => requestedOfSave(opened, body, before, clock.now()),
  };
}

/** For Save. */
function commandOfSave(
  opened: OpenedPreCheckIn,
  body: PreCheckInSaveRequest,
  { clock, providers }: { readonly clock: Clock; readonly providers: Providers },
): ChangeCommand {
  const { hotel, reservation, code } = opened;
  const { CardDetails, BrowserData } = body;
  return {
    ...requestOfSave(opened, body, { clock }),
    scope: 'pre-check-in.save',
    fingerprint: fingerprintOf({ ...body, CardDetails: null, BrowserData: null }),
    isAsSeen: ({ after, money }) =>
      isSeenSum(body.SeenTotalCost, after.grossMinor, after.currency) &&
      isSeenSum(body.SeenPayment, money.takeMinor, after.currency),
    requestedEmail: undefined,
    // The guest of one room may not be the payer.
    mayEndOpen: opened.link.itemId === null,
    wantsCard: cardToKeep(opened, providers) !== undefined,
    card: CardDetails ? cardFromWire(CardDetails) : null,
    browser: BrowserData,
    returnPath: guestPaths.preCheckIn(hotel.definition.property.code, reservation.referenceNumber, code),
  };
}
