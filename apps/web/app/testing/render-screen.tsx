// renderScreen(): mounts a screen as the app does, with person, company and day, over a fake network.
import { QueryClientProvider } from '@tanstack/react-query'
import { configure, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { TenantContextProvider, type TenantContext } from '../lib/company-context.tsx'
import type { Company } from '../lib/data/company.ts'
import { createQueryClient } from '../lib/query.ts'
import { SessionContext, type SessionState, type SignedIn } from '../lib/session-context.ts'
import { Toasts } from '../ui/toasts.tsx'
import { fakeBackend, type Answers } from './fake-backend.ts'

// Allows slow machines.
configure({ asyncUtilTimeout: 60_000 })

export const COMPANY: Company = {
  id: '11111111-1111-4111-8111-111111111111',
  name: 'Harbour Lane Couriers',
  timeZone: 'Europe/London',
  units: 'mi',
  currency: 'GBP',
  locale: 'en',
  brandColor: '#123456',
  logoUrl: null,
}
export const DISPATCHER: SignedIn = {
  userId: '22222222-2222-4222-8222-222222222222',
  email: 'dana@harbourlane.example',
  isEmailConfirmed: true,
  role: 'tenant',
  tenantId: COMPANY.id,
  name: 'Dana Reed',
}
export const DAY = '2026-11-24'

interface RenderOptions {
  /** URL of the page: `/tenant/fleet?filter=van`. */
  path?: string
  /** The route of a screen with parameters: `/customer/track/:number`. */
  route?: string
  /** Null: signed out. */
  user?: SignedIn | null
  company?: Company
  /** The backend's responses, keyed `GET /api/v1/vehicles`. */
  answers?: Answers
}

function sessionOf(user: SignedIn | null): SessionState {
  return {
    status: user ? 'signed_in' : 'signed_out',
    user,
    waitsFor: null,
    health: null,
    problem: null,
    retry: () => {},
    signOut: async () => {},
  }
}

function tenantContext(company: Company): TenantContext {
  return { company, today: DAY, day: DAY, setDay: () => {}, link: (path) => path }
}

/**
 * Renders `element` at `path`; returns the user, the requests so far, and the router, whose `state.location`
 * is the current page.
 */
export function renderScreen(element: ReactNode, options: RenderOptions = {}) {
  const { path = '/', route, user = DISPATCHER, company = COMPANY, answers = {} } = options
  const requests = fakeBackend(answers)
  const router = createMemoryRouter(
    [
      { path: route ?? new URL(path, 'http://localhost').pathname, element },
      { path: '*', element: <p>Another page</p> },
    ],
    { initialEntries: [path] },
  )
  const client = createQueryClient()
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } })
  const view = render(
    <QueryClientProvider client={client}>
      <SessionContext value={sessionOf(user)}>
        <TenantContextProvider value={tenantContext(company)}>
          <RouterProvider router={router} />
        </TenantContextProvider>
      </SessionContext>
      <Toasts />
    </QueryClientProvider>,
  )
  return { ...view, user: userEvent.setup(), requests, router, screen }
}
