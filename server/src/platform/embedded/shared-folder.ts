/** Where root puts what the account lent to PostgreSQL has to reach when our own folders are private. */
export const SHARED_FOLDER = '/var/lib/portico';
