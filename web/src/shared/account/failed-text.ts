import { limitNews, type ApiError } from '../../lib/api-error.ts';

/**
 * What a guest is told of a call of the account that failed: the server's words, else `fallback`; that nobody answered;
 * or when to try again.
 */
export function failedText(error: ApiError, fallback: string, telephone: string): string {
  const isAnswered = error.status !== 0 && error.refusalCode === null;
  return limitNews(error, telephone) ?? (isAnswered ? fallback : error.message);
}
