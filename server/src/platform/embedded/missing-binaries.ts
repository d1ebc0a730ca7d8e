/** No PostgreSQL comes with the package for this computer: the operator has to name a database. */
export function missingBinaries(packageName: string): Error {
  return new Error(
    `There is no embedded PostgreSQL for this computer (package ${packageName} is not installed). ` +
      'Set DATABASE_URL to a PostgreSQL 15 or newer, for example postgres://portico:secret@localhost/portico.',
  );
}
