// Runs before each test file: what a test drew, shouted or replaced is gone before the next one.
import { afterAll, afterEach, vi } from 'vitest'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Sonner takes a closed toast off its list 200 ms later, whether or not the page still stands, and React then asks for a
 * window, which is gone after the last file of a worker.
 */
const TOAST_GONE_MS = 250

let lastToast: number | string | undefined
let hadToast = false

afterEach(async () => {
  if (typeof document === 'undefined') return
  const [{ toast }, { cleanup }] = await Promise.all([import('sonner'), import('@testing-library/react')])
  cleanup()
  // Toasts outlive their page: the next test would find them on its own.
  toast.dismiss()
  const newest = toast.getHistory().at(-1)?.id
  hadToast ||= newest !== lastToast
  lastToast = newest
  vi.unstubAllGlobals()
})

afterAll(async () => {
  if (!hadToast) return
  hadToast = false
  await sleep(TOAST_GONE_MS)
})
