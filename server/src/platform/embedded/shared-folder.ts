/** For files that PostgreSQL's unprivileged account must reach if our own folders are private to root. */
export const SHARED_FOLDER = '/var/lib/portico';
