// @vitest-environment happy-dom
// The driver's account menu where its file cannot be loaded.
import { waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { Account } from './account.tsx'

vi.mock('../../ui/frame/account-menu.tsx', () => {
  throw new Error('There is no network.')
})

it('[2.3-2] signs out without the file of the menu', async () => {
  const { screen, user, router } = renderScreen(<Account />, { path: '/driver' })
  await user.click(screen.getByRole('button', { name: /^Account of/ }))
  await user.click(screen.getByRole('menuitem', { name: 'Sign Out', hidden: true }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
})
