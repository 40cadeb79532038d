// @vitest-environment happy-dom
// A page that breaks, in the frame of each area (requirement 2.2-5).
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Role } from '@dropwise/contracts'
import { createQueryClient } from '../lib/query.ts'
import { SessionContext } from '../lib/session-context.ts'
import AuthLayout from '../routes/auth/layout.tsx'
import CustomerLayout from '../routes/customer/layout.tsx'
import DriverLayout from '../routes/driver/layout.tsx'
import OwnerLayout from '../routes/owner/layout.tsx'
import PublicLayout from '../routes/public/layout.tsx'
import { fakeBackend } from '../testing/fake-backend.ts'
import { DISPATCHER } from '../testing/render-screen.tsx'

function Broken(): never {
  throw new Error('This page is broken')
}

function open(Layout: ComponentType, path: string, role: Role) {
  const router = createMemoryRouter(
    [
      {
        path,
        element: <Layout />,
        children: [
          { path: 'broken', element: <Broken /> },
          { path: 'whole', element: <p>A page that works</p> },
        ],
      },
    ],
    { initialEntries: [`${path}/broken`] },
  )
  const nothing = () => {}
  const session = {
    status: 'signed_in' as const,
    user: { ...DISPATCHER, role },
    waitsFor: null,
    health: null,
    problem: null,
    retry: nothing,
    signOut: async () => {},
  }
  render(
    <QueryClientProvider client={createQueryClient()}>
      <SessionContext value={session}>
        <RouterProvider router={router} />
      </SessionContext>
    </QueryClientProvider>,
  )
  return router
}

beforeEach(() => {
  fakeBackend({})
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

it.each([
  ['public', PublicLayout, '/pages', 'customer', () => screen.getByRole('contentinfo')],
  ['sign-in', AuthLayout, '/auth', 'customer', () => screen.getByRole('contentinfo')],
  [
    'owner',
    OwnerLayout,
    '/owner',
    'owner',
    () => screen.getAllByRole('navigation', { name: 'Owner Portal' })[0],
  ],
  ['customer', CustomerLayout, '/customer', 'customer', () => screen.getAllByText('Dropwise')[0]],
  ['driver', DriverLayout, '/driver', 'driver', () => document.querySelector('[data-app="driver"]')],
] as const)(
  '[2.2-5] a page that breaks leaves the %s area standing, and the next page works',
  async (_area, Layout, path, role, frame) => {
    const router = open(Layout, path, role)
    expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Refresh Page' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Go Home' }).getAttribute('href')).toBe('/')
    expect(frame()).toBeTruthy()
    await router.navigate(`${path}/whole`)
    expect(await screen.findByText('A page that works')).toBeTruthy()
    await waitFor(() => expect(screen.queryByText('Something went wrong')).toBeNull())
    expect(frame()).toBeTruthy()
  },
)
