import { limitNews, type ApiError } from '../../lib/api-error.ts';

/**
 * The message for a failed account call: the server's words, else `fallback`; that there was no answer; or when to try
 * again.
 */
export function failedText(error: ApiError, fallback: string, telephone: string): string {
  const isAnswered = error.status !== 0 && error.refusalCode === null;
  return limitNews(error, telephone) ?? (isAnswered ? fallback : error.message);
}
