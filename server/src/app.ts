import type { HotelDirectory } from './core/hotel-directory.ts';
import { documentRoutes } from './document/document.routes.ts';
import { answerUnknownPaths } from './document/answer-unknown-paths.ts';
import { serveAssets } from './document/serve-assets.ts';
import type { Site } from './document/site.ts';
import { healthRoutes } from './features/health/health.routes.ts';
import { loggerRoutes } from './features/logger/logger.routes.ts';
import { propertyRoutes } from './features/property/property.routes.ts';
import { roomTypeConfigurationRoutes } from './features/room-type-configuration/room-type-configuration.routes.ts';
import { staticDataRoutes } from './features/static-data/static-data.routes.ts';
import type { Clock } from './platform/clock/clock.ts';
import type { Database } from './platform/database/database.ts';
import { describeApi } from './platform/http/api-description.ts';
import { compressAnswers } from './platform/http/compress-answers.ts';
import { createServer, type ServerOptions } from './platform/http/create-server.ts';
import type { PorticoServer } from './platform/http/server-type.ts';

export interface AppDeps {
  readonly server: ServerOptions;
  readonly clock: Clock;
  readonly database: Database;
  readonly hotels: HotelDirectory;
  readonly site: Site;
  /** Adds the pages of demo mode; undefined in production. */
  readonly demoPages: ((app: PorticoServer) => Promise<void>) | undefined;
  /** False: no payment provider is configured. */
  readonly takesCards: boolean;
}

/** The whole server, not yet listening: what holds for all, then the calls, then the pages. */
export async function buildApp(deps: AppDeps): Promise<PorticoServer> {
  const { hotels, database, clock, site, takesCards } = deps;
  const app = await createServer(deps.server);
  compressAnswers(app);
  await describeApi(app);

  await propertyRoutes(app, { hotels });
  await staticDataRoutes(app, { hotels });
  await roomTypeConfigurationRoutes(app, { hotels });
  await loggerRoutes(app);
  await healthRoutes(app, { database, takesCards });

  await serveAssets(app, site);
  await documentRoutes(app, { hotels, clock, site, takesCards, isDemo: deps.demoPages !== undefined });
  await deps.demoPages?.(app);
  answerUnknownPaths(app, site);
  return app;
}
