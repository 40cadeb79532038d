// Runs before each test file: a British browser, and removal of what a test rendered, toasted or replaced.
import { afterAll, afterEach, beforeEach, vi } from 'vitest'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Sonner removes a closed toast 200 ms later even if unmounted; React then needs a window, which is gone
 * after a worker's last file.
 */
const TOAST_GONE_MS = 250

let lastToast: number | string | undefined
let hadToast = false

async function removePage(): Promise<void> {
  const [{ toast }, { cleanup }] = await Promise.all([import('sonner'), import('@testing-library/react')])
  cleanup()
  // Toasts outlive their page and would appear in the next test.
  toast.dismiss()
  const newest = toast.getHistory().at(-1)?.id
  hadToast ||= newest !== lastToast
  lastToast = newest
  vi.unstubAllGlobals()
}

beforeEach(() => {
  // Pages start in British English, and date fields follow a browser in another language.
  if (typeof document !== 'undefined')
    Object.defineProperty(navigator, 'language', { get: () => 'en-GB', configurable: true })
})

afterEach(async () => {
  if (typeof document !== 'undefined') await removePage()
  // Test files share modules, so the next one must start in English.
  const { showLanguage } = await import('../lib/language.ts')
  await showLanguage('en-GB')
})

afterAll(async () => {
  if (!hadToast) return
  hadToast = false
  await sleep(TOAST_GONE_MS)
})
