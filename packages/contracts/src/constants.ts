// Numbers and words that the requirements fix, each with its unit. Browser and server read them from here.

/** The default product name. Texts for people use the owner's: `BRAND` in pages, `readBrand` on the server. */
export const PRODUCT_NAME = 'Dropwise'
/** Title of the home page (requirements 1). */
export const homeTitle = (product: string): string => `${product} - Enterprise Fleet Management Platform`

/** Claims of the site (requirements 1-4, 9). */
export const CLAIMS = { savingsPercent: 40, rating: 4.9, ratingOf: 5, uptimePercent: 99.9 } as const

/** Default address for messages to the platform. */
export const SUPPORT_EMAIL = 'support@dropwise.example'

/** The default brand. The colours are `--act` of the tokens; `logo` names a stored picture. */
export const DEFAULT_BRAND = {
  name: PRODUCT_NAME,
  supportEmail: SUPPORT_EMAIL,
  colour: '#153368',
  colourDark: '#78aef2',
} as const

/** Brand and trial data in the head of every page. */
export interface ShownBrand {
  name: string
  supportEmail: string
  logoUrl: string | null
  /** Background of browser bars and icons. */
  deepColour: string
  /** Length of a trial that starts now. */
  trialDays: number
  /** Articles with a text of the owner's; their pages contain it. */
  ownArticles: readonly ArticlePage[]
  article: { page: ArticlePage; html: string; changedAt: string } | null
  /**
   * On a company's own host the address of the platform, where everything but tracking is; null on the
   * platform.
   */
  platformUrl: string | null
}

/** Public articles that the owner may replace. */
export const ARTICLE_PAGES = ['privacy', 'terms', 'about'] as const
export type ArticlePage = (typeof ARTICLE_PAGES)[number]
export const ARTICLE_MAX_LENGTH = 40_000

/** Types of a logo and its largest size in bytes, as its bucket limits them. */
export const LOGO_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const
export const LOGO_MAX_BYTES = 512 * 1024

// Trial and mail links (requirements 9)
export const TRIAL_DAYS = 3
export const PASSWORD_MIN_LENGTH = 8
export const RESET_LINK_HOURS = 24
/** How long an invitation stays valid. */
export const INVITATION_DAYS = 7
export const SUPPORT_REPLY_HOURS = 24
/** How far back the status page reports. */
export const STATUS_DAYS = 90

// Planning (requirements 2.12, 9)
/** Longest shift of a driver, in seconds. */
export const MAX_SHIFT_SECONDS = 8 * 3600
/** Default capacity of a vehicle in packages. */
export const DEFAULT_CAPACITY_PACKAGES = 150
/** Default payload of a van, in grams. */
export const DEFAULT_CAPACITY_GRAMS = 1_200_000
/** Default service time at a stop, in seconds. */
export const DEFAULT_SERVICE_SECONDS = 240
/** Default time limit of the planner, in seconds (issue: 200 orders within 10 s). */
export const DEFAULT_PLAN_SECONDS = 10
export const MAX_PLAN_SECONDS = 600
/** Steps of the demo's Optimize Routes bar (requirement 2.12-1): points, and milliseconds between steps. */
export const OPTIMISE_STEP = { points: 10, everyMs: 300 } as const
/** How long replanning one demo route takes (requirement 2.12-2), in milliseconds. */
export const REROUTE_MS = 2_000
/** Drop of a demo route's efficiency meanwhile (requirement 2.12-2), in points. */
export const REROUTE_DROP_PERCENT = 5
/** Totals on the owner's AI routes tab before its first run (requirement 2.8-5). */
export const SAMPLE_TOTALS = { packages: 247, hours: 6.5, efficiencyPercent: 92, alerts: 2 } as const
/** Priorities of the demo model on the planner's 0-100 scale (VROOM's `priority`). */
export const PRIORITY_LEVELS = { high: 100, medium: 50, low: 0 } as const

// Customer area (requirements 9)
export const SCHEDULING_WINDOW_DAYS = 30
/** Range of calendars before and after today, in days. */
export const CALENDAR_SEARCH_DAYS = 365
/** The recipient gets a notice when the driver is this far away, in minutes. */
export const DRIVER_NEAR_MINUTES = 30
export const FEEDBACK_POINTS = 50
export const ACTIVE_DELIVERIES_LIMIT = 10
export const TIME_SLOTS = {
  morning: { label: 'Morning', from: '08:00', to: '12:00', isAvailable: true },
  afternoon: { label: 'Afternoon', from: '12:00', to: '16:00', isAvailable: true },
  evening: { label: 'Evening', from: '16:00', to: '20:00', isAvailable: false },
  anytime: { label: 'Any time', from: '08:00', to: '20:00', isAvailable: true },
} as const
export const DROP_LOCATIONS = [
  'front_door',
  'back_door',
  'garage',
  'reception',
  'neighbor',
  'secure_location',
] as const
export const CONTACT_PREFERENCES = ['text', 'call', 'email', 'none'] as const
export const PACKAGE_CONDITIONS = ['perfect', 'minor_damage', 'damaged'] as const
export const DELIVERY_SPEEDS = ['early', 'on_time', 'late'] as const
export const DRIVER_RATINGS = ['excellent', 'good', 'poor'] as const
export const RECOMMEND_CHOICES = ['yes', 'maybe', 'no'] as const
export const RATING_LABELS = ['Poor', 'Fair', 'Good', 'Very Good', 'Excellent'] as const
export const CONTACT_SUBJECTS = ['general', 'sales', 'support', 'partnership', 'demo'] as const

// Timers in milliseconds (requirements 4, 9, 7-5, 9-2, 9-3)
export const TRACKING_REFRESH_MS = 30_000
export const SAVED_BANNER_MS = 3_000
export const FEEDBACK_REDIRECT_MS = 3_000
export const TRIAL_REDIRECT_MS = 2_000
export const DIAGNOSTICS_TIMEOUT_MS = 10_000
export const REQUEST_TIMEOUT_MS = 15_000
export const REQUEST_RETRIES = 3
export const REQUEST_RETRY_STEP_MS = 1_000
export const HEALTH_TIMEOUT_MS = 10_000
export const HEALTH_DEGRADED_MS = 5_000
/** From this share of failing endpoints on the whole counts as down. */
export const HEALTH_DOWN_SHARE = 0.5
export const TOAST_MS = 4_000
export const TOASTS_VISIBLE = 3

// Settings of the backend client (requirement 9-2). The library hard-codes those that it offers no option
// for; supabase.test.ts checks all of them.
export const REALTIME_TIMEOUT_MS = 10_000
export const REALTIME_HEARTBEAT_MS = 25_000
/** Waits before successive reconnects; the last one repeats. */
export const REALTIME_RECONNECT_MS = [1_000, 2_000, 5_000, 10_000] as const
/** Messages buffered until a channel is joined; the oldest is dropped first. */
export const REALTIME_PUSH_BUFFER = 100
export const AUTH_REFRESH_TICK_MS = 30_000
/** A token is refreshed at this many remaining ticks or fewer. */
export const AUTH_REFRESH_THRESHOLD_TICKS = 3
export const KEY_SET_CACHE_MS = 10 * 60_000
/** Default page size of a storage listing, by name ascending. */
export const STORAGE_LIST_LIMIT = 100
export const STORAGE_CACHE_SECONDS = 3_600

/** Key under which supabase-js keeps the session (docs/api.md, part A). */
export const AUTH_STORAGE_KEY = 'supabase_auth'
export const THEME_STORAGE_KEY = 'theme'

// Orders import
/** Largest order file, in bytes: ten times the 1,000-order example. */
export const IMPORT_MAX_BYTES = 10 * 1024 * 1024
export const IMPORT_MAX_ROWS = 20_000
/** Maximum number of columns of an order file: ten times the widest known export. */
export const IMPORT_MAX_COLUMNS = 500
/** Maximum number of open orders per day: the planner's limit for one plan. */
export const MAX_ORDERS_PER_DAY = 12_000
/** Earliest and latest day of an order relative to today, in days. */
export const ORDER_DATE_PAST_DAYS = 366
export const ORDER_DATE_FUTURE_DAYS = 366
/** Days after its date on which an order may be delivered. */
export const ORDER_SPAN_DAYS = 60

/** The learnt service time of an address counts from this many visits on. */
export const LEARNT_VISITS = 3

// Live (look/README: dot turns after 60 s)
/** A vehicle without a fix for longer counts as silent, in seconds. */
export const POSITION_STALE_SECONDS = 60
/** A van this close to a stop, and nearly standing, has arrived, in metres. */
export const ARRIVAL_RADIUS_METRES = 60
/** A van this far from a served stop has left it, in metres. */
export const DEPARTURE_RADIUS_METRES = 90

// Units
export const METRES_PER_MILE = 1609.344
export const METRES_PER_FOOT = 0.3048
export const GRAMS_PER_POUND = 453.59237
/** One knot in metres per second (OsmAnd protocol sends knots). */
export const KNOT_MPS = 0.514444

/** Demo accounts (docs/api.md, part F). */
export const DEMO_PASSWORD = 'dropwise-demo'
export const DEMO_ACCOUNTS = [
  { email: 'owner@dropwise.example', role: 'owner', label: 'Owner' },
  { email: 'dispatcher@dropwise.example', role: 'tenant', label: 'Dispatcher' },
  { email: 'driver@dropwise.example', role: 'driver', label: 'Driver' },
  { email: 'customer@dropwise.example', role: 'customer', label: 'Recipient' },
] as const
/** Tracking number that always works in demo mode. */
export const DEMO_TRACKING_NUMBER = 'demo'

/** A van that is silent for longer is reported, in seconds. */
export const LEAST_SILENCE_SECONDS = 600
