// Requests that got no answer at all. Only those are repeated: an answer, even a bad one, says that the server was reached.
import { REQUEST_RETRIES, REQUEST_RETRY_STEP_MS } from '@dropwise/contracts'

/** What the three engines call it: Chromium, Firefox, Safari. */
const FAILED_TO_FETCH = /failed to fetch|networkerror when attempting to fetch|load failed/i

/** Whether a call failed because nothing came back (requirement 7-5). */
export function isFailedToFetch(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  if ('code' in error && error.code === 'network') return true
  return 'message' in error && FAILED_TO_FETCH.test(String(error.message))
}

/** Whether to try again after `failures` failed attempts. */
export const shouldRetry = (failures: number, error: unknown): boolean =>
  failures < REQUEST_RETRIES && isFailedToFetch(error)

/** Wait before the next attempt, in milliseconds; attempts count from 1. */
export const retryDelay = (attempt: number): number => REQUEST_RETRY_STEP_MS * attempt
