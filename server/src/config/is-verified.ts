import pg from 'pg';

/**
 * Whether a connection to the database of `url` proves whom it has reached, as the driver itself reads the URL: TLS with a
 * certificate that is checked, for the host that was asked (`sslmode=verify-full`). False for a URL it cannot read.
 */
export function isVerified(url: string): boolean {
  const { ssl } = readAsTheDriver(url) ?? {};
  if (typeof ssl !== 'object' || ssl === null) return ssl === true;
  return (
    !('rejectUnauthorized' in ssl && ssl.rejectUnauthorized === false) && !('checkServerIdentity' in ssl)
  );
}

/** The host that the driver would reach, which `?host=` may name too; a path is a socket of this computer. */
export function databaseHost(url: string): string | undefined {
  return readAsTheDriver(url)?.host;
}

/** Opens nothing. */
function readAsTheDriver(
  connectionString: string,
): { readonly host: string; readonly ssl: unknown } | undefined {
  try {
    return new pg.Client({ connectionString });
  } catch {
    return undefined;
  }
}
