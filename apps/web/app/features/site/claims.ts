// Claims of the public site, help and trial, each with the test that proves it. claims.test.ts scans all
// texts and fails for a claim missing here, or a missing test.

/** A test file, and part of a title in it. */
export type Proof = readonly [file: string, title: string]

const TWO_HUNDRED = 'apps/server/src/modules/planning/two-hundred-orders.long.test.ts'
const PLANNING_PARTS = 'apps/server/src/modules/planning/parts.test.ts'
const PLANNING = 'apps/server/src/modules/planning/planning.test.ts'
const REFUSALS = 'apps/server/src/modules/planning/refusals.long.test.ts'
const FLEET = 'apps/server/src/modules/fleet/fleet.long.test.ts'
const LIVE = 'apps/server/src/modules/live/live.test.ts'
const FRONT_DOOR = 'apps/server/src/modules/live/front-door.test.ts'
const TRACKING_PRIVACY = 'apps/server/src/modules/live/tracking-privacy.test.ts'
const ADVANCE = 'apps/server/src/modules/live/advance.test.ts'
const ORDERS = 'apps/server/src/modules/orders/orders.test.ts'
const REGIONS = 'apps/server/src/modules/regions/regions.long.test.ts'
const PLAN_LIMITS = 'apps/server/src/modules/accounts/plan-limits.test.ts'
const REPAIR = 'apps/server/src/modules/repair/repair.long.test.ts'
const ARCHIVES = 'apps/server/src/modules/archives/archives.long.test.ts'
const API_KEYS = 'apps/server/src/modules/api-keys/api-keys.long.test.ts'
const ACCESS = 'packages/db/src/access.test.ts'
const ACCOUNTS = 'e2e/accounts.long.spec.ts'
const JOURNEY = 'e2e/journey.spec.ts'
const REGIONS_PAGE = 'e2e/regions.long.spec.ts'
const TRACKING_WORDS = 'packages/contracts/src/tracking/answer.test.ts'
const FEED = 'apps/web/app/features/live-map/feed.test.ts'
const ANALYTICS_SQL = 'apps/server/src/modules/analytics/analytics.test.ts'
const ANALYTICS = 'apps/web/app/features/analytics/analytics-screen.test.tsx'
const SETTINGS = 'apps/web/app/features/settings/settings-screen.test.tsx'
const DRIVER = 'apps/web/app/features/driver/driver-screen.test.tsx'
const DRIVER_PROOF = 'apps/web/app/features/driver/driver-proof.test.tsx'
const DRIVER_OFFLINE = 'e2e/driver-offline.long.spec.ts'

/** Contractual promises kept by people, which no test can prove. */
export const AGREED: readonly string[] = [
  'plan.Everything in Starter',
  'plan.Everything in Professional',
  'plan.Agreed service levels',
]

export const CLAIMS: Readonly<Record<string, Proof>> = {
  'feature.planning': [
    TWO_HUNDRED,
    'can be driven: times, windows, loads and shifts, recomputed from the roads',
  ],
  'feature.planning.Shift': [PLANNING_PARTS, 'limits a driver to eight hours'],
  'feature.planning.Load': [FLEET, 'start with the usual capacity and shift at the first depot'],
  'feature.planning.Windows': [
    TWO_HUNDRED,
    'can be driven: times, windows, loads and shifts, recomputed from the roads',
  ],
  'feature.planning.Priority': [
    PLANNING,
    'is never an order of higher priority for any number of lower ones',
  ],
  'feature.planning.Distance': [
    TWO_HUNDRED,
    'are a quarter shorter than in file order by the nearest vehicle',
  ],
  'feature.planning.What is left': [PLANNING, 'has a reason, a sentence and a suggestion'],
  'feature.tracking': [LIVE, 'reports who will be late, and by how much'],
  'feature.tracking.At risk': [LIVE, 'reports who will be late, and by how much'],
  'feature.tracking.Forecast': [ADVANCE, 'carries a delay on, and reports by how much it breaks a promise'],
  'feature.tracking.Recipient': [
    TRACKING_WORDS,
    'names the time, the duration, the stops before, and why it changed',
  ],
  'feature.tracking.Notice': [LIVE, 'notifies recipients once that the driver is near'],
  'feature.tracking.Trackers': [FRONT_DOOR, 'accepts forms, JSON and OwnTracks, and stores each time once'],
  'feature.analytics': [ANALYTICS, 'answers each question in its title, from the figures that it draws'],
  'feature.analytics.On time': [ANALYTICS_SQL, 'groups by driver, van, depot and customer'],
  'feature.analytics.Distance': [
    ANALYTICS,
    'answers each question in its title, from the figures that it draws',
  ],
  'feature.analytics.Export': [
    ANALYTICS,
    'exports plain numbers in the unit of their head, and no cell that a spreadsheet would run',
  ],
  'feature.security': [ACCESS, 'holds every table there is'],
  'feature.security.Roles': [ACCESS, 'covers the people of the fixture, in their order'],
  'feature.security.Sign-in': [
    ACCOUNTS,
    'the second step stops someone who knows the password, and a code opens the account',
  ],
  'feature.security.Public pages': [
    TRACKING_PRIVACY,
    'shows a stranger with the number no phone, full name, house or other parcel',
  ],
  'feature.tenants': [ACCESS, 'holds every table there is'],
  'feature.tenants.Brand': [
    SETTINGS,
    'previews the tracking page, and refuses a colour without contrast to white text',
  ],
  'feature.tenants.Plans': [FLEET, 'stop at the limit of the plan, even if fifty are added at the same time'],
  'feature.tenants.Data': [ACCESS, 'holds every table there is'],
  'feature.driver': [DRIVER, 'fills the screen with the next stop'],
  'feature.driver.Next': [DRIVER, 'fills the screen with the next stop'],
  'feature.driver.Route': [DRIVER, 'fills the screen with the next stop'],
  'feature.driver.Proof': [DRIVER_PROOF, 'ends a stop only with the required proof'],
  'feature.driver.No signal': [
    DRIVER_OFFLINE,
    'a route of 30 stops without a network arrives complete, once and in order',
  ],
  'faq.trial': [ACCOUNTS, '[2.6-2][2.6-4] when a trial has ended'],
  'faq.spreadsheet': [ORDERS, 'reports the result of a dry run without storing it'],
  'faq.phones': [FRONT_DOOR, 'accepts forms, JSON and OwnTracks, and stores each time once'],
  'faq.limit': [FLEET, 'stop at the limit of the plan, even if fifty are added at the same time'],
  'faq.data': [ACCESS, 'holds every table there is'],
  'faq.tracking': [
    TRACKING_PRIVACY,
    'shows a stranger with the number no phone, full name, house or other parcel',
  ],
  'help.import': [
    ORDERS,
    'changes nothing when the same file is imported again, and only differences otherwise',
  ],
  'help.depot': [FLEET, 'start with the usual capacity and shift at the first depot'],
  'help.region': [REGIONS, 'are added from an upload, and serve at once'],
  'help.first-day': [
    JOURNEY,
    'a day is imported, planned, dispatched, driven, watched live and followed to the door',
  ],
  'help.unserved': [PLANNING, 'has a reason, a sentence and a suggestion'],
  'help.windows': [ADVANCE, 'waits for a window, which absorbs a delay'],
  'help.driving-speeds': [
    'apps/web/app/features/speeds/speeds-screen.test.tsx',
    '[M41] shows the drives behind each hour, and takes those of the selection',
  ],
  'help.stop-early': [PLANNING, 'stops on request with the best plan so far'],
  'help.out-of-date': [REFUSALS, 'when an order was cancelled, removed, or had its pin corrected since'],
  'help.priority': [PLANNING, 'is never an order of higher priority for any number of lower ones'],
  'help.at-risk': [LIVE, 'reports who will be late, and by how much'],
  'help.silent': [FEED, 'calls a van silent after a minute without a fix'],
  'help.trackers': [FLEET, 'has 256 bits, is shown once, stored as a hash, and replaces the previous one'],
  'help.done-by-position': [
    ADVANCE,
    'marks the next stop as arrived while the van stands there, and as served when the van leaves',
  ],
  'help.driver-phone': [DRIVER, 'fills the screen with the next stop'],
  'help.no-signal': [
    DRIVER_OFFLINE,
    'a route of 30 stops without a network arrives complete, once and in order',
  ],
  'help.proof': [DRIVER_PROOF, 'ends a stop only with the required proof'],
  'help.tracking-number': [
    TRACKING_PRIVACY,
    'shows a stranger with the number no phone, full name, house or other parcel',
  ],
  'help.notice': [LIVE, 'notifies recipients once that the driver is near'],
  'help.brand': [SETTINGS, 'previews the tracking page, and refuses a colour without contrast to white text'],
  'help.plans': [FLEET, 'stop at the limit of the plan, even if fifty are added at the same time'],
  'help.trial-end': [ACCOUNTS, '[2.6-2][2.6-4] when a trial has ended'],
  'help.roles': [ACCESS, 'covers the people of the fixture, in their order'],
  'help.passkeys': [
    'e2e/passkeys.long.spec.ts',
    'a passkey is added, signs in without the password, and is removed',
  ],
  'help.reset': [ACCOUNTS, 'a forgotten password is changed by the link in the mail, which serves once'],
  'plan.Up to 5 vehicles': [FLEET, 'stop at the limit of the plan, even if fifty are added at the same time'],
  'plan.Up to 25 vehicles': [
    FLEET,
    'stop at the limit of the plan, even if fifty are added at the same time',
  ],
  'plan.Unlimited vehicles': [
    FLEET,
    'stop at the limit of the plan, even if fifty are added at the same time',
  ],
  'plan.3 people in the portal': [PLAN_LIMITS, 'limits the members of the portal, without drivers'],
  'plan.15 people in the portal': [PLAN_LIMITS, 'limits the members of the portal, without drivers'],
  'plan.Unlimited people in the portal': [PLAN_LIMITS, 'limits the members of the portal, without drivers'],
  'plan.Planning and re-planning on real roads': [
    REPAIR,
    'fits an urgent order into the day, promises it a time, and puts it on one van only',
  ],
  'plan.Live map and tracking pages in your brand': [
    SETTINGS,
    'previews the tracking page, and refuses a colour without contrast to white text',
  ],
  'plan.CSV and XLSX import, full export': [
    ARCHIVES,
    'holds every table of the company, its accounts and photos, and counts them',
  ],
  'plan.API keys for your own systems': [API_KEYS, 'may only use its scopes'],
  'plan.Analytics': [
    ANALYTICS_SQL,
    'totals a day like a manual sum, and counts only routes that left the depot',
  ],
  'plan.Regions of your own': [REGIONS_PAGE, 'the owner adds, replaces and removes a map region'],
  'trial.Now': [ORDERS, 'stores every order with its place, its recipient and a delivery to follow'],
  'trial.In minutes': [PLANNING, 'has a reason, a sentence and a suggestion'],
  'trial.Day 3': [ACCOUNTS, '[2.6-2][2.6-4] when a trial has ended'],
}

/** Claims that are not true yet: none may appear before its test is in CLAIMS. */
export const NOT_YET: readonly RegExp[] = [/on-time rate|use of every van/i, /take the sample day/i]
