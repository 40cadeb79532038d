// @vitest-environment happy-dom
// Tests number and duration of toasts (requirement 9-3).
import { cleanup, render, screen } from '@testing-library/react'
import { TOAST_MS, TOASTS_VISIBLE } from '@dropwise/contracts'
import { toast } from 'sonner'
import { afterEach, expect, it, vi } from 'vitest'
import { notify, Toasts } from './toasts.tsx'

afterEach(() => {
  toast.dismiss()
  cleanup()
  window.history.replaceState(null, '', '/')
})

/** Titles of visible toasts, newest first. */
const shown = () =>
  [...document.querySelectorAll('[data-sonner-toast][data-visible=true]:not([data-removed=true])')].map(
    ({ textContent }) => textContent?.trim(),
  )

async function notifyAt(path: string, titles: readonly string[]): Promise<void> {
  window.history.replaceState(null, '', path)
  render(<Toasts />)
  for (const title of titles) {
    notify({ title })
    await screen.findByText(title)
  }
}

it('[9-3] shows three at most, bottom right, for four seconds', async () => {
  expect([TOASTS_VISIBLE, TOAST_MS]).toEqual([3, 4_000])
  await notifyAt('/tenant/fleet', ['one', 'two', 'three', 'four'])
  await vi.waitFor(() => expect(shown()).toEqual(['four', 'three', 'two']))
  const list = document.querySelector('[data-sonner-toaster]')
  expect(list?.getAttribute('data-y-position')).toBe('bottom')
  expect(list?.getAttribute('data-x-position')).toBe('right')
})

it.each([
  '/customer/profile',
  '/customer/track/demo',
  '/track/demo',
  '/owner/emails',
  '/tenant/settings/emails',
])('[9-3] shows one at a time on %s', async (path) => {
  await notifyAt(path, ['first', 'second'])
  await vi.waitFor(() => expect(shown()).toEqual(['second']))
})
