// Screens of the gallery: path, role, states, and how to produce them.
import type { Page } from '@playwright/test'

export type ScreenState = 'ready' | 'empty' | 'loading' | 'error' | 'offline'
export interface Screen {
  name: string
  /** `{day}` becomes the planned example day. */
  path: string
  who: 'nobody' | 'dispatcher' | 'owner' | 'driver' | 'customer'
  states: readonly ScreenState[]
  /** Requests of the page: delayed for loading, refused for error, answered with `empty`. */
  data?: RegExp
  empty?: unknown
  /** Path with a natural empty state: a day without orders. */
  emptyPath?: string
  /** Puts the screen into the pictured state. */
  act?: (page: Page) => Promise<void>
}

/** Response of a refused request. */
export const FAILURE = {
  code: 'unavailable',
  message: 'The service is not ready.',
  hint: 'Try again in a few seconds.',
}

const ALL = ['ready', 'empty', 'loading', 'error'] as const
/** States of pages whose empty state the demo lacks. */
const READ = ['ready', 'loading', 'error'] as const
/** A page's requests, without its frame's: company, trial, health. */
const OWN_READS =
  /\/api\/v1\/(?!notice\b|subscription\b|companies\b)\w|\/rest\/v1\/(?!tenants\b)\w+\?(?!select=id&limit=1$)/
/** A future day without orders. */
const FREE_DAY = '2027-05-14'
const NO_ITEMS = { items: [], cursor: null }
/** An order file with each kind of mistake. */
const ROWS_WITH_MISTAKES = `Order No,Customer,Street,City,Time from,Time to,Boxes,Weight (kg)
A-1,Lantern Books,21 Lichfield Road,Ashmouth,09:00,11:00,2,8.4
A-2,Edith Ward,57 Mere Street,Ashmouth,,,1,2.1
A-3,Castle Street Deli,Priory Road,Ashmouth,10:00,12:00,4,22
A-4,Jonas Weiss,90 Silver Road,Ashmouth,,,1,0.8
A-5,Harbour Radio,60 Rush Way,Ashmouth,14:30,13:00,1,3.5
A-6,Priya Patel,53 Grebe Lane,Ashmouth,,,2,12 lbs
A-7,Ashe Valley Vets,57 Holly Lane,Ashmouth,08:00,09:00,-3,6.0
A-8,Omar Holt,28 Abbey Road,Ashmouth,,,3,9.9
A-1,Lantern Books,21 Lichfield Road,Ashmouth,09:00,11:00,2,8.4
`

const isWide = (page: Page) => (page.viewportSize()?.width ?? 0) > 700

/** Pages without data of their own. */
const PUBLIC_PAGES = [
  ['home', '/'],
  ['features', '/features'],
  ['pricing', '/pricing'],
  ['about', '/about'],
  ['contact', '/contact'],
  ['help', '/help'],
  ['status', '/status'],
  ['developers', '/developers'],
  ['security', '/security'],
  ['privacy', '/privacy'],
  ['register', '/register'],
  ['forgot-password', '/forgot-password'],
  ['trial', '/onboarding'],
  ['find-delivery', '/track'],
  ['verify-proof', '/verify'],
] as const

const CUSTOMER_PAGES = [
  ['customer', '/customer'],
  ['customer-schedule', '/customer/schedule'],
  ['customer-notifications', '/customer/notifications'],
  ['customer-profile', '/customer/profile'],
  ['customer-history', '/customer/history'],
] as const

/** Below /tenant/settings. */
const SETTINGS_PAGES = [
  'depots',
  'depots?panel=new',
  'zones',
  'zones?panel=new',
  'addresses',
  'addresses?panel=new',
  'team',
  'planning',
  'drivers',
  'recipients',
  'emails',
  'emails?mail=order_confirmation',
  'emails?mail=delivery_notification&language=ar',
  'speeds',
  'plan',
  'audit',
  'api-keys',
  'webhooks',
  'shops',
  'archive',
]

/** Below /owner. */
const OWNER_PAGES = [
  'ai-routes',
  'tenants',
  'tenants/new',
  'subscriptions',
  'billing',
  'plans',
  'emails',
  'integrations',
  'security',
  'settings',
  'support',
  'status',
  'outbox',
  'system',
  'regions',
  'audit',
]

export const SCREENS: readonly Screen[] = [
  { name: 'sign-in', path: '/login', who: 'nobody', states: ['ready', 'offline'] },
  { name: 'not-found', path: '/tenant/route/17b', who: 'nobody', states: ['ready'] },
  {
    name: 'overview',
    path: '/tenant',
    who: 'dispatcher',
    states: ['ready', 'loading'],
    data: /\/api\/v1\/(live|orders)/,
  },
  {
    name: 'orders',
    path: '/tenant/orders?day={day}',
    emptyPath: `/tenant/orders?day=${FREE_DAY}`,
    who: 'dispatcher',
    states: ALL,
    data: /\/api\/v1\/orders/,
  },
  {
    name: 'order-selection',
    path: '/tenant/orders?day={day}',
    who: 'dispatcher',
    states: ['ready'],
    act: async (page) => {
      if (isWide(page)) for (const row of [4, 5, 7]) await page.getByRole('checkbox').nth(row).click()
      else await page.getByRole('list', { name: 'Orders' }).getByRole('button').first().click()
    },
  },
  {
    name: 'order-panel',
    path: '/tenant/orders?day={day}',
    who: 'dispatcher',
    states: ['ready'],
    act: async (page) => {
      if (isWide(page)) await page.getByRole('row').nth(6).click()
      else await page.getByRole('list', { name: 'Orders' }).getByRole('button').nth(3).click()
      await page.waitForTimeout(600)
    },
  },
  {
    name: 'order-repeats',
    path: '/tenant/orders?day={day}&panel=new',
    who: 'dispatcher',
    states: ['ready'],
    act: (page) => page.getByRole('checkbox', { name: 'Repeats' }).click(),
  },
  {
    name: 'order-import-file',
    path: '/tenant/orders?day={day}&panel=import',
    who: 'dispatcher',
    states: ['ready'],
  },
  {
    name: 'order-import',
    path: '/tenant/orders?day={day}&panel=import',
    who: 'dispatcher',
    states: ['ready'],
    act: async (page) => {
      await page.getByLabel('Order file').setInputFiles({
        name: 'friday-orders.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(ROWS_WITH_MISTAKES),
      })
      await page.getByText('Same order as row 2').filter({ visible: true }).waitFor()
      await page.waitForTimeout(1_200)
    },
  },
  {
    name: 'plan',
    path: '/tenant/plan?day={day}',
    emptyPath: `/tenant/plan?day=${FREE_DAY}`,
    who: 'dispatcher',
    states: ALL,
    data: /\/api\/v1\/(orders|plans|vehicles)/,
  },
  {
    name: 'plan-week',
    path: '/tenant/plan/week?day={day}',
    who: 'dispatcher',
    states: READ,
    data: /\/api\/v1\/week-plans/,
  },
  { name: 'plan-route', path: '/tenant/plan?day={day}&route=2', who: 'dispatcher', states: ['ready'] },
  {
    name: 'live',
    path: '/tenant/live',
    emptyPath: `/tenant/live?day=${FREE_DAY}`,
    who: 'dispatcher',
    states: ALL,
    data: /\/api\/v1\/live/,
  },
  {
    name: 'fleet',
    path: '/tenant/fleet?day={day}',
    who: 'dispatcher',
    states: ALL,
    data: /\/api\/v1\/vehicles/,
    empty: NO_ITEMS,
  },
  {
    name: 'vehicle-panel',
    path: '/tenant/fleet?day={day}',
    who: 'dispatcher',
    states: ['ready'],
    act: async (page) => {
      await (
        isWide(page) ? page.getByRole('row').nth(4) : page.getByRole('button', { name: /^.*Van/ }).first()
      ).click()
      await page.waitForTimeout(600)
    },
  },
  { name: 'vehicle-form', path: '/tenant/fleet?panel=new', who: 'dispatcher', states: ['ready'] },
  {
    name: 'drivers',
    path: '/tenant/drivers',
    who: 'dispatcher',
    states: ALL,
    data: /\/api\/v1\/drivers/,
    empty: NO_ITEMS,
  },
  {
    name: 'driver-sign-in-code',
    path: '/tenant/drivers',
    who: 'dispatcher',
    states: ['ready'],
    // A driver without account, so the demo's driver stays signed in.
    act: async (page) => {
      await (
        isWide(page)
          ? page.getByRole('row').nth(4)
          : page.getByRole('list', { name: 'Drivers' }).getByRole('button').nth(3)
      ).click()
      await page.getByRole('button', { name: 'Show a sign-in code' }).click()
      await page.getByRole('img', { name: /^QR code/ }).waitFor()
    },
  },
  { name: 'drivers-week', path: '/tenant/drivers?view=week', who: 'dispatcher', states: ['ready'] },
  {
    name: 'upkeep-work',
    path: '/tenant/fleet/work',
    who: 'dispatcher',
    states: ALL,
    data: /\/api\/v1\/work-orders/,
    empty: NO_ITEMS,
  },
  { name: 'upkeep-work-form', path: '/tenant/fleet/work?panel=new', who: 'dispatcher', states: ['ready'] },
  { name: 'upkeep-fuel', path: '/tenant/fleet/fuel', who: 'dispatcher', states: ['ready'] },
  { name: 'upkeep-fill-form', path: '/tenant/fleet/fuel?panel=new', who: 'dispatcher', states: ['ready'] },
  {
    name: 'upkeep-incident',
    path: '/tenant/fleet/incidents',
    who: 'dispatcher',
    states: ['ready'],
    act: async (page) => {
      await (
        isWide(page) ? page.getByRole('row').nth(2) : page.getByRole('button', { name: /^Collision/ }).first()
      ).click()
      await page.waitForTimeout(600)
    },
  },
  { name: 'pay', path: '/tenant/drivers/pay', who: 'dispatcher', states: ['ready'] },
  {
    name: 'pay-statement',
    path: '/tenant/drivers/pay',
    who: 'dispatcher',
    states: ['ready'],
    act: async (page) => {
      await (
        isWide(page) ? page.getByRole('row').nth(1) : page.getByRole('button', { name: /hours/ }).first()
      ).click()
      await page.waitForTimeout(600)
    },
  },
  { name: 'pay-rules', path: '/tenant/drivers/pay?panel=rules', who: 'dispatcher', states: ['ready'] },
  { name: 'pay-rule-form', path: '/tenant/drivers/pay?panel=new', who: 'dispatcher', states: ['ready'] },
  { name: 'driver-pay', path: '/driver?view=pay', who: 'driver', states: ['ready'] },
  { name: 'balance', path: '/tenant/drivers/balance', who: 'dispatcher', states: ['ready'] },
  { name: 'driver-balance', path: '/driver?view=balance', who: 'driver', states: ['ready'] },
  { name: 'fleet-import', path: '/tenant/fleet?panel=import', who: 'dispatcher', states: ['ready'] },
  { name: 'driver-add', path: '/tenant/drivers/add', who: 'dispatcher', states: ['ready'] },
  {
    name: 'routes',
    path: '/tenant/routes?day={day}',
    who: 'dispatcher',
    states: ALL,
    data: /\/api\/v1\/routes/,
    emptyPath: `/tenant/routes?day=${FREE_DAY}`,
  },
  { name: 'route-create', path: '/tenant/routes/create?day={day}', who: 'dispatcher', states: ['ready'] },
  {
    name: 'analytics',
    path: '/tenant/analytics',
    who: 'dispatcher',
    states: ALL,
    data: /\/api\/v1\/analytics/,
    emptyPath: `/tenant/analytics?day=${FREE_DAY}`,
  },
  {
    name: 'reports',
    path: '/tenant/analytics/reports',
    who: 'dispatcher',
    states: ALL,
    data: /\/api\/v1\/reports/,
    emptyPath: '/tenant/analytics/reports?measures=stops&by=day&span=custom&from=2020-01-01&to=2020-01-02',
  },
  { name: 'settings', path: '/tenant/settings', who: 'dispatcher', states: ['ready'] },
  ...SETTINGS_PAGES.map((page): Screen => ({
    name: `settings-${page.replace(/\?\w+=/, '-')}`,
    path: `/tenant/settings/${page}`,
    who: 'dispatcher',
    states: page.includes('?') ? ['ready'] : READ,
    data: OWN_READS,
  })),
  { name: 'messages', path: '/tenant/messages', who: 'dispatcher', states: READ, data: OWN_READS },
  { name: 'support', path: '/tenant/support', who: 'dispatcher', states: READ, data: OWN_READS },
  { name: 'developers', path: '/developers', who: 'nobody', states: ['ready'] },
  { name: 'account-security', path: '/account/security', who: 'dispatcher', states: ['ready'] },
  ...PUBLIC_PAGES.map(([name, path]): Screen => ({ name, path, who: 'nobody', states: ['ready'] })),
  {
    name: 'track',
    path: '/track/demo',
    who: 'nobody',
    states: ['ready', 'loading', 'error'],
    data: /\/api\/v1\/tracking/,
    // Software rendering shows the map late.
    act: (page) => page.locator('[data-map]').first().waitFor(),
  },
  ...CUSTOMER_PAGES.map(([name, path]): Screen => ({
    name,
    path,
    who: 'customer',
    states: READ,
    data: OWN_READS,
  })),
  { name: 'driver-code', path: '/driver/code#ACDEFHJK', who: 'nobody', states: ['ready'] },
  {
    name: 'driver',
    path: '/driver',
    who: 'driver',
    states: ['ready', 'loading', 'error'],
    data: /\/api\/v1\/driver\/day/,
  },
  {
    name: 'owner',
    path: '/owner',
    who: 'owner',
    states: ['ready', 'loading', 'error'],
    data: /\/api\/v1\/owner\/(overview|billing)/,
  },
  ...OWNER_PAGES.map((page): Screen => ({
    name: `owner-${page.replace('/', '-')}`,
    path: `/owner/${page}`,
    who: 'owner',
    states: page === 'tenants/new' ? ['ready'] : READ,
    data: OWN_READS,
  })),
  {
    name: 'owner-email-editor',
    path: '/owner/emails',
    who: 'owner',
    states: ['ready'],
    act: async (page) => {
      await page.getByRole('button', { name: 'Edit Password reset' }).click()
      await page.locator('.cm-line').first().waitFor()
    },
  },
]
