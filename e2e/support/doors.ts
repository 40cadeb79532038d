// Opens every area as every role, and checks where it lands.
import { expect, type APIRequestContext, type BrowserContext, type Page } from '@playwright/test'
import { openSession, type DemoRole } from './session.ts'

const DOORS = [
  '/',
  '/dashboard',
  '/dashboard/any',
  '/owner',
  '/owner/tenants',
  '/tenant',
  '/tenant/fleet',
  '/driver',
  '/customer',
  '/customer/profile',
  '/login',
] as const
type Door = (typeof DOORS)[number]

/** Landing page by role and area (requirements 2.1-8, 2.2-2, 2.2-3). */
const LANDS: Record<DemoRole | 'none', Partial<Record<Door, string>>> = {
  none: {
    '/dashboard': '/login?to=%2Fdashboard',
    '/dashboard/any': '/login?to=%2Fdashboard%2Fany',
    '/owner': '/login?to=%2Fowner',
    '/owner/tenants': '/login?to=%2Fowner%2Ftenants',
    '/tenant': '/login?to=%2Ftenant',
    '/tenant/fleet': '/login?to=%2Ftenant%2Ffleet',
    '/driver': '/login?to=%2Fdriver',
    '/customer': '/login?to=%2Fcustomer',
    '/customer/profile': '/login?to=%2Fcustomer%2Fprofile',
  },
  owner: { '/dashboard': '/owner', '/dashboard/any': '/owner', '/login': '/owner' },
  tenant: {
    '/dashboard': '/tenant',
    '/dashboard/any': '/tenant',
    '/owner': '/tenant',
    '/owner/tenants': '/tenant',
    '/login': '/tenant',
  },
  driver: {
    '/dashboard': '/driver',
    '/dashboard/any': '/driver',
    '/owner': '/driver',
    '/owner/tenants': '/driver',
    '/tenant': '/driver',
    '/tenant/fleet': '/driver',
    '/login': '/driver',
  },
  customer: {
    '/dashboard': '/customer',
    '/dashboard/any': '/customer',
    '/owner': '/customer',
    '/owner/tenants': '/customer',
    '/tenant': '/customer',
    '/tenant/fleet': '/customer',
    '/driver': '/customer',
    '/login': '/customer',
  },
}
/** Maximum number of redirects on the way; a loop exceeds it. */
const MOST_TURNS = 4

/** `role` opens every area and its pages. */
export async function walkDoors(
  { page, context, request }: { page: Page; context: BrowserContext; request: APIRequestContext },
  role: DemoRole | 'none',
): Promise<void> {
  if (role !== 'none') await openSession(context, request, role)
  let turns = 0
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) turns++
  })
  for (const door of DOORS) {
    turns = 0
    await page.goto(door)
    await expect(page, `${role} at ${door}`).toHaveURL(LANDS[role][door] ?? door, { timeout: 120_000 })
    await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0, { timeout: 120_000 })
    expect(turns, `turns of ${role} from ${door}`).toBeLessThanOrEqual(MOST_TURNS)
  }
}
