import { setTimeout } from 'node:timers/promises';
import type { WebhookReachConfig } from './config/config-types.ts';
import type { Limits } from './config/limits.ts';
import { openGrants } from './access/grants.ts';
import type { Secrets } from './access/seal.ts';
import type { HotelDirectory } from './hotel/hotel-directory.ts';
import { rateLimits } from './limits/rate-limits.ts';
import { groupDirectory } from './hotel/group-directory.ts';
import { settlers } from './booking/settlers.ts';
import { offeredBy, type Payee, type Providers } from './payments/providers.ts';
import type { Snapshots } from './availability/snapshot/snapshots.ts';
import { takers, type Takers } from './availability/inventory/takers.ts';
import { answerUnknownPaths } from './pages/answer-unknown-paths.ts';
import { deskDocumentRoutes } from './desk/desk-document.routes.ts';
import { deskPictureRoutes } from './desk/desk-picture.routes.ts';
import { deskLogInRoutes } from './desk/log-in/desk-log-in.routes.ts';
import { connectionRoutes } from './connections/connection.routes.ts';
import { googleRoutes } from './connections/google/google.routes.ts';
import { otaRoutes } from './connections/ota/ota.routes.ts';
import { bookingHandlers } from './connections/pull/booking-handlers.ts';
import { deskRoutes } from './desk/desk.routes.ts';
import { documentRoutes } from './pages/document.routes.ts';
import { robotsRoutes } from './pages/findable/robots.routes.ts';
import { messagePages } from './pages/message-pages.ts';
import { serveAssets } from './pages/serve-assets.ts';
import type { Site } from './pages/site.ts';
import { stayLinkRoute } from './pages/stay-link.routes.ts';
import { widgetScriptRoutes } from './pages/widget-script.routes.ts';
import { passwordHashes, type PasswordHashes } from './accounts/password-hash.ts';
import { ownTables, type OwnTablesDeps } from './tables/own-tables.ts';
import type { TablePort } from './tables/table-port.ts';
import { accountRoutes } from './accounts/account.routes.ts';
import { availabilityRoutes } from './availability/availability.routes.ts';
import { cancelRoutes } from './booking/cancel/cancel.routes.ts';
import { changeRoutes } from './booking/update/change.routes.ts';
import { companyRoutes } from './hotel/company.routes.ts';
import { contactRoutes } from './mails/contact.routes.ts';
import { extraRoutes } from './booking/extras/extra.routes.ts';
import { propertyGroupRoute } from './hotel/property-group.routes.ts';
import { healthRoutes } from './operations/health.routes.ts';
import { watchedDisk } from './operations/watched-disk.ts';
import { loggerRoutes } from './operations/logger.routes.ts';
import { manageBookingRoutes } from './booking/manage/manage-booking.routes.ts';
import { metricsRoutes } from './operations/metrics.routes.ts';
import type { PictureStore } from './pictures/picture-store.ts';
import { pictureRoutes } from './pictures/picture.routes.ts';
import { payByLinkRoutes } from './payments/pay-by-link/pay-by-link.routes.ts';
import { paymentRoutes } from './payments/webhook/payment.routes.ts';
import { flushRoute } from './hotel/flush.routes.ts';
import { preCheckInRoutes } from './check-in/pre-check-in.routes.ts';
import { propertyRoutes } from './hotel/property.routes.ts';
import { widgetRoute } from './hotel/widget.routes.ts';
import { reservationRoutes } from './booking/create/reservation.routes.ts';
import { tableRoutes } from './tables/table.routes.ts';
import type { Clock } from './platform/clock/clock.ts';
import type { Database } from './platform/database/database.ts';
import { describeApi } from './platform/http/api-description.ts';
import { compressAnswers } from './platform/http/compress-answers.ts';
import { observeRequests } from './platform/http/observe-requests.ts';
import { methodsOfAddresses } from './platform/http/other-methods.ts';
import type { PorticoServer } from './platform/http/server-type.ts';
import { openMetrics, type Metrics } from './platform/metrics/metrics.ts';

export interface AppDeps extends Pick<OwnTablesDeps, 'changeCovers'> {
  readonly clock: Clock;
  readonly database: Database;
  /** Used to check readiness, so that it does not wait for bookings. Default: the same. */
  readonly lookDatabase?: Database;
  readonly hotels: HotelDirectory;
  readonly snapshots: Snapshots;
  readonly providers: Providers;
  /** Where guests reach this server; undefined where that is not configured. */
  readonly publicUrl: string | undefined;
  /** Uploaded pictures. */
  readonly pictures: PictureStore;
  /** Where links of the desk lead, such as pay links. Default: `publicUrl`; without both it makes none. */
  readonly linkUrl?: string | undefined;
  /** Where the desk may post an event to try an endpoint. Default: the public internet. */
  readonly webhookReach?: WebhookReachConfig;
  /** docs/limits.md. */
  readonly limits: Limits;
  /** With the newest limits hide whom they count; links and grants that any of them has signed are open. */
  readonly secrets: Secrets;
  /** Waits so many milliseconds. Default: the system's timer. */
  readonly delay?: (milliseconds: number) => Promise<unknown>;
  /** What takes nights, extras, codes and vouchers; a test passes one that oversells. Default: `takers`. */
  readonly takers?: Takers;
  /** Default: as many at once as the limits allow. */
  readonly passwords?: PasswordHashes;
  /** Systems of tables beside the one that comes along. */
  readonly otherTables?: readonly TablePort[];
  readonly site: Site;
  /** Adds the pages of demo mode; undefined in production. */
  readonly demoPages: ((app: PorticoServer) => Promise<void>) | undefined;
  /** What the hotel should know about the way this server was started. */
  readonly warnings?: readonly string[];
  /** And what its hotels should, as they are now. */
  readonly hotelWarnings?: () => readonly string[];
  /** Where jobs count too. Default: its own. */
  readonly metrics?: Metrics;
  /** Free bytes where this server stores files; unset: it stores none. */
  readonly roomForFiles?: (() => number) | undefined;
}

/**
 * The assembly, top to bottom, on a server that does not listen yet: the calls, then the pages. Returns what the calls
 * are given.
 */
export async function buildApp(app: PorticoServer, given: AppDeps) {
  const { database, clock, hotels, publicUrl, limits, secrets, site, demoPages } = given;
  const { metrics = openMetrics(), lookDatabase = database, warnings = [], hotelWarnings = () => [] } = given;
  const [secret] = secrets;
  const onLimitMet = (limit: string) => metrics.limitsMet.inc({ limit });
  const isSecure = publicUrl?.startsWith('https:') ?? false;
  const grants = openGrants({ database, clock, secrets, isSecure });
  /** Each call takes what it names of these. */
  const deps = {
    delay: setTimeout,
    takers,
    passwords: passwordHashes(limits.passwordsAtOnce),
    webhookReach: { insideNetworks: false },
    ...given,
    metrics,
    groups: groupDirectory(database, hotels),
    rateLimits: rateLimits({ database, clock, secret, onMet: onLimitMet }),
    grants,
    secret,
    settlers,
    refreshSearches: () => given.snapshots.refresh(),
    onLimitMet,
    onDeclined: () => metrics.cardsDeclined.inc(),
    log: app.log,
  };
  const methodsOf = methodsOfAddresses(app);
  observeRequests(app, metrics);
  compressAnswers(app);
  describeApi(app);
  app.grantBook = grants;
  app.namesSite = async (idOrCode, origin) =>
    (await hotels.find(idOrCode))?.definition.settings.widgetSites.includes(origin) ?? false;

  await propertyRoutes(app, deps);
  await widgetRoute(app, deps);
  await flushRoute(app, deps);
  await propertyGroupRoute(app, deps);
  const searchAhead = await availabilityRoutes(app, deps);
  await extraRoutes(app, deps);
  await companyRoutes(app, deps);
  await reservationRoutes(app, deps);
  await changeRoutes(app, deps);
  await preCheckInRoutes(app, deps);
  await cancelRoutes(app, deps);
  await manageBookingRoutes(app, deps);
  await payByLinkRoutes(app, deps);
  await contactRoutes(app, deps);
  await accountRoutes(app, deps);
  await tableRoutes(app, { ...deps, tables: [ownTables(deps), ...(given.otherTables ?? [])] });
  await paymentRoutes(app, deps);
  await loggerRoutes(app, deps);
  const { linkUrl = publicUrl } = given;
  const links = linkUrl === undefined ? undefined : { secrets, publicUrl: linkUrl };
  const deskDeps = { ...deps, links, logIns: { secrets, passwords: deps.passwords } };
  await connectionRoutes(app, deps);
  await otaRoutes(app, deps, bookingHandlers(deps));
  await googleRoutes(app, deps);
  await deskRoutes(app, deskDeps);
  await deskPictureRoutes(app, deskDeps);
  await deskLogInRoutes(app, deskDeps);
  const takesPayments = given.providers.all.length > 0;
  const disk = watchedDisk({ database, lookDatabase, roomForFiles: given.roomForFiles, log: app.log });
  await healthRoutes(app, { clock, database: lookDatabase, takesPayments, warnings, hotelWarnings, disk });
  await metricsRoutes(app, { ...deps, isDiskFull: () => disk.full() !== undefined });

  await serveAssets(app, site);
  await widgetScriptRoutes(app);
  const messages = messagePages(deps);
  const isDemo = demoPages !== undefined;
  const offered = (hotel: Payee) => offeredBy(given.providers, hotel);
  await documentRoutes(app, { ...deps, messages, searchAhead, offered, isDemo });
  await stayLinkRoute(app, { hotels, clock, messages });
  await deskDocumentRoutes(app, { ...deps, isDemo });
  await pictureRoutes(app, deps);
  await robotsRoutes(app, { ...deps, isDemo });
  await demoPages?.(app);
  answerUnknownPaths(app, messages, methodsOf);
  return { ...deps, searchAhead };
}
