// Through every door as every role, and where each of them ends.
import { expect, test } from '@playwright/test'
import { openSession, type DemoRole } from './session.ts'

const DOORS = [
  '/',
  '/dashboard',
  '/dashboard/any',
  '/owner',
  '/tenant',
  '/driver',
  '/customer',
  '/login',
] as const
type Door = (typeof DOORS)[number]

/** Where each role is after it went through each door (requirements 2.1-8, 2.2-2, 2.2-3). */
const LANDS: Record<DemoRole | 'none', Partial<Record<Door, string>>> = {
  none: {
    '/dashboard': '/login?to=%2Fdashboard',
    '/dashboard/any': '/login?to=%2Fdashboard%2Fany',
    '/owner': '/login?to=%2Fowner',
    '/tenant': '/login?to=%2Ftenant',
    '/driver': '/login?to=%2Fdriver',
    '/customer': '/login?to=%2Fcustomer',
  },
  owner: { '/dashboard': '/owner', '/dashboard/any': '/owner', '/login': '/owner' },
  tenant: { '/dashboard': '/tenant', '/dashboard/any': '/tenant', '/owner': '/tenant', '/login': '/tenant' },
  driver: {
    '/dashboard': '/driver',
    '/dashboard/any': '/driver',
    '/owner': '/driver',
    '/tenant': '/driver',
    '/login': '/driver',
  },
  customer: {
    '/dashboard': '/customer',
    '/dashboard/any': '/customer',
    '/owner': '/customer',
    '/tenant': '/customer',
    '/driver': '/customer',
    '/login': '/customer',
  },
}
/** A way from door to place has at most this many turns; a loop has no end. */
const MOST_TURNS = 4

/** One test: `role` goes through every door. */
export function walkDoors(role: DemoRole | 'none'): void {
  test(`[1-1][2.1-4][2.2-1][2.2-2][2.2-3][2.1-8] ${role} lands where it belongs from every door, without a loop`, async ({
    page,
    context,
    request,
  }) => {
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
  })
}
