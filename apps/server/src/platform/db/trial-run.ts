// A request whose transactions are rolled back although they succeeded: it is checked and answered, and nothing is kept.
import { AsyncLocalStorage } from 'node:async_hooks'

/** True within requests that carry a test key. */
export const trialRun = new AsyncLocalStorage<boolean>()
