// Keeps the phone and the server in step: sends what waits, then reads the day again; after a failure it waits longer each time.
import {
  DRIVER_EVENT_CODES,
  type DriverDay,
  type DriverEventCode,
  type DriverEventResult,
} from '@dropwise/contracts'
import { ApiError } from '../../../lib/api.ts'
import { notify } from '../../../ui/toasts.tsx'
import { fetchAttachment, fetchDriverDay, sendEvents, sendPositions } from '../api.ts'
import { keepAttachments } from './kept-attachments.ts'
import { forgetFixes, oldestFixes } from './fixes.ts'
import { keepDay, readKeptDay } from './kept-day.ts'
import { forgetIncluded } from './outbox.ts'
import { sendOutbox } from './send-outbox.ts'
import { uploadFile } from './upload-file.ts'

/** A day that stands still is read again after this long, in milliseconds. */
const REFRESH_MS = 20_000
const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 60_000
/** The sign-in ended: somebody has to sign in again. */
const SIGNED_OUT = 401
const NEVER_TAKEN = new Set([400, 404])

export interface SyncState {
  /** Since when nothing got through, milliseconds since 1970. */
  failingSince: number | null
  isSignedOut: boolean
  /** Why the day could not be read, in words. */
  problem: string | null
}

const IN_STEP: SyncState = { failingSince: null, isSignedOut: false, problem: null }

/** What was taken, but not as the driver meant it: he has to hear of it. */
const TOLD = new Set<DriverEventCode>(['order_merged', 'order_held', 'order_cancelled', 'contradicts'])

function tellTaken(results: DriverEventResult[]): DriverEventResult[] {
  const codes = new Set(results.flatMap(({ status, code }) => (status === 'accepted' && code ? [code] : [])))
  for (const code of codes) if (TOLD.has(code)) notify({ title: DRIVER_EVENT_CODES[code], tone: 'bad' })
  return results
}

/** One for each person who drives with this page. */
export class DriverSync {
  readonly #userId: string
  readonly #keepsFiles: boolean
  readonly #listeners = new Set<() => void>()
  #state: SyncState = IN_STEP
  #timer: ReturnType<typeof setTimeout> | undefined
  #failures = 0
  #isRunning = false
  #isAskedAgain = false
  #isStopped = true
  #isKeepingFiles = false

  /** Staff who look at everybody's day keep no files of it. */
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

  /** Tries at once: something was done, or the network is back. */
  readonly wake = (): void => {
    this.#isAskedAgain = true
    clearTimeout(this.#timer)
    if (!this.#isRunning) void this.#run()
  }

  readonly #onVisible = (): void => {
    if (document.visibilityState === 'visible') this.wake()
  }

  async #run(): Promise<void> {
    this.#isRunning = true
    let waitMs = REFRESH_MS
    while (this.#isAskedAgain && !this.#isStopped) {
      this.#isAskedAgain = false
      try {
        await this.#round()
        this.#failures = 0
        waitMs = REFRESH_MS
        this.#show(IN_STEP)
      } catch (error) {
        waitMs = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** this.#failures)
        this.#failures += 1
        const isSignedOut = error instanceof ApiError && error.status === SIGNED_OUT
        this.#show({
          failingSince: this.#state.failingSince ?? Date.now(),
          isSignedOut,
          problem: error instanceof Error ? error.message : String(error),
        })
      }
    }
    this.#isRunning = false
    if (!this.#isStopped) this.#timer = setTimeout(this.wake, waitMs)
  }

  async #round(): Promise<void> {
    const kept = await readKeptDay(this.#userId)
    // Nothing can wait before a day was read.
    if (kept)
      await sendOutbox(this.#userId, {
        sendEvents: async (events) => tellTaken(await sendEvents(events)),
        uploadFile: (file) => uploadFile(file, kept.day.rules.files),
      })
    const askedAt = Date.now()
    const day = await fetchDriverDay()
    await forgetIncluded(this.#userId, askedAt)
    await keepDay(this.#userId, day, askedAt)
    await this.#sendFixes()
    if (this.#keepsFiles) void this.#keepFiles(day)
  }

  /** Positions come last: nothing that was done waits for them. */
  async #sendFixes(): Promise<void> {
    for (;;) {
      const fixes = await oldestFixes(this.#userId)
      if (fixes.length === 0) return
      await sendPositions(fixes.map(({ userId: _, ...fix }) => fix)).catch((error: unknown) => {
        // What the server can never take is not sent forever: a clock that is days ahead, a driver without a van.
        if (!(error instanceof ApiError && NEVER_TAKEN.has(error.status))) throw error
      })
      await forgetFixes(fixes)
    }
  }

  /** Beside the rounds: nothing that was done waits for them. What did not come comes after the next round. */
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
