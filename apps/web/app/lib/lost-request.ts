// Requests without a response, the only ones to retry: any response shows that the server was reached.
import { REQUEST_RETRIES, REQUEST_RETRY_STEP_MS } from '@dropwise/contracts'

/** The message in Chromium, Firefox and Safari. */
const FAILED_TO_FETCH = /failed to fetch|networkerror when attempting to fetch|load failed/i

/** True when a call got no response (requirement 7-5). */
export function isFailedToFetch(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  if ('code' in error && error.code === 'network') return true
  return 'message' in error && FAILED_TO_FETCH.test(String(error.message))
}

/** True to retry after `failures` failed attempts. */
export const shouldRetry = (failures: number, error: unknown): boolean =>
  failures < REQUEST_RETRIES && isFailedToFetch(error)

/** Wait before an attempt, in milliseconds; attempts count from 1. */
export const retryDelay = (attempt: number): number => REQUEST_RETRY_STEP_MS * attempt
