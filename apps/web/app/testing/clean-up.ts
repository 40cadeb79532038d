// Runs before each test file: what a test drew, shouted or replaced is gone before the next one.
import { afterEach, vi } from 'vitest'

afterEach(async () => {
  if (typeof document === 'undefined') return
  const [{ toast }, { cleanup }] = await Promise.all([import('sonner'), import('@testing-library/react')])
  // Toasts outlive their page: the next test would find them on its own.
  toast.dismiss()
  cleanup()
  vi.unstubAllGlobals()
})
