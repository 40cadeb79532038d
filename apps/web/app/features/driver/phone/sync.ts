// Synchronises phone and server: sends waiting entries, then reads the day; waits longer after each failure.
import { type DriverDay, type DriverEventResult } from '@dropwise/contracts'
import { ApiError, describeError } from '../../../lib/api.ts'
import { isFailedToFetch } from '../../../lib/lost-request.ts'
import { driverWords as words } from '../../../lib/words/driver.ts'
import { notify } from '../../../ui/toasts.tsx'
import { isRefusal, REFUSALS } from '../words.ts'
import { fetchAttachment, fetchDriverDay, sendEvents, sendPositions } from '../api.ts'
import { keepAttachments } from './stored-attachments.ts'
import { forgetFixes, oldestFixes } from './fixes.ts'
import { keepDay, readStoredDay } from './stored-day.ts'
import { forgetIncluded } from './outbox.ts'
import { sendOutbox } from './send-outbox.ts'
import { uploadFile } from './upload-file.ts'

/** Refetch interval of an unchanged day, in milliseconds. */
const REFRESH_MS = 20_000
const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 60_000
/** The session ended: sign in again. */
const SIGNED_OUT = 401
const PERMANENT_REFUSALS = new Set([400, 404])

/** What is at fault: the way to the server, the server, the phone itself; or the server refuses this session or person. */
export type FailureKind = 'network' | 'server' | 'phone' | 'session' | 'refusal'

export interface SyncState {
  /** Start of the current failures, milliseconds since 1970. */
  failingSince: number | null
  /** The newest failure. */
  failure: { kind: FailureKind; message: string; hint: string | undefined } | null
}

const IN_STEP: SyncState = { failingSince: null, failure: null }

/** Any answer, also an error, shows that the connection works. */
function kindOf(error: unknown): FailureKind {
  if (isFailedToFetch(error)) return 'network'
  if (!(error instanceof ApiError)) return 'phone'
  if (error.status === 0) return 'network'
  if (error.status === SIGNED_OUT) return 'session'
  return error.status >= 400 && error.status < 500 ? 'refusal' : 'server'
}

function announceAccepted(results: DriverEventResult[]): DriverEventResult[] {
  const codes = new Set(results.flatMap(({ status, code }) => (status === 'accepted' && code ? [code] : [])))
  for (const code of codes) if (isRefusal(code)) notify({ title: words(REFUSALS[code]), tone: 'bad' })
  return results
}

/** One per driver and page. */
export class DriverSync {
  readonly #userId: string
  readonly #keepsFiles: boolean
  readonly #listeners = new Set<() => void>()
  #state: SyncState = IN_STEP
  #timer: ReturnType<typeof setTimeout> | undefined
  #failures = 0
  #isRunning = false
  #isRepeatRequested = false
  #isStopped = true
  #isKeepingFiles = false

  /** Staff viewing another person's day cache no files. */
  constructor(userId: string, { keepsFiles }: { keepsFiles: boolean }) {
    this.#userId = userId
    this.#keepsFiles = keepsFiles
  }

  get state(): SyncState {
    return this.#state
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  start(): () => void {
    this.#isStopped = false
    window.addEventListener('online', this.wake)
    document.addEventListener('visibilitychange', this.#onVisible)
    this.wake()
    return () => {
      this.#isStopped = true
      clearTimeout(this.#timer)
      window.removeEventListener('online', this.wake)
      document.removeEventListener('visibilitychange', this.#onVisible)
    }
  }

  /** Syncs now: an event was stored, or the network returned. */
  readonly wake = (): void => {
    this.#isRepeatRequested = true
    clearTimeout(this.#timer)
    if (!this.#isRunning) void this.#run()
  }

  readonly #onVisible = (): void => {
    if (document.visibilityState === 'visible') this.wake()
  }

  async #run(): Promise<void> {
    this.#isRunning = true
    let waitMs = REFRESH_MS
    while (this.#isRepeatRequested && !this.#isStopped) {
      this.#isRepeatRequested = false
      try {
        await this.#round()
        this.#failures = 0
        waitMs = REFRESH_MS
        this.#show(IN_STEP)
      } catch (error) {
        waitMs = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** this.#failures)
        this.#failures += 1
        const { message, hint } = describeError(error)
        this.#show({
          failingSince: this.#state.failingSince ?? Date.now(),
          failure: { kind: kindOf(error), message, hint },
        })
      }
    }
    this.#isRunning = false
    if (!this.#isStopped) this.#timer = setTimeout(this.wake, waitMs)
  }

  async #round(): Promise<void> {
    const stored = await readStoredDay(this.#userId)
    // Before the first read of a day the outbox is empty.
    if (stored)
      await sendOutbox(this.#userId, {
        sendEvents: async (events) => announceAccepted(await sendEvents(events)),
        uploadFile: (file) => uploadFile(file, stored.day.rules.files),
      })
    const requestedAt = Date.now()
    const day = await fetchDriverDay()
    await forgetIncluded(this.#userId, requestedAt)
    await keepDay(this.#userId, day, requestedAt)
    await this.#sendFixes()
    if (this.#keepsFiles) void this.#keepFiles(day)
  }

  /** Positions are sent last and delay no event. */
  async #sendFixes(): Promise<void> {
    for (;;) {
      const fixes = await oldestFixes(this.#userId)
      if (fixes.length === 0) return
      await sendPositions(fixes.map(({ userId: _, ...fix }) => fix)).catch((error: unknown) => {
        // Drops positions the server can never accept: a clock days ahead, a driver without a van.
        if (!(error instanceof ApiError && PERMANENT_REFUSALS.has(error.status))) throw error
      })
      await forgetFixes(fixes)
    }
  }

  /** Runs beside the rounds and delays no event. Missing files are retried after the next round. */
  async #keepFiles(day: DriverDay): Promise<void> {
    if (this.#isKeepingFiles) return
    this.#isKeepingFiles = true
    await keepAttachments(this.#userId, day, fetchAttachment).catch(() => {})
    this.#isKeepingFiles = false
  }

  #show(state: SyncState): void {
    this.#state = state
    for (const listener of this.#listeners) listener()
  }
}
