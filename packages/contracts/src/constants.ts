// Every number and word that the requirements fix, once, with its unit. Browser and server read them from here.

/** The product's name where the owner chose no other. What people read takes the owner's: `BRAND` in pages, `readBrand` on the server. */
export const PRODUCT_NAME = 'Dropwise'
/** Title of the home page (requirements 1). */
export const homeTitle = (product: string): string => `${product} - Enterprise Fleet Management Platform`

/** What the site claims (requirements 1-4, 9). */
export const CLAIMS = { savingsPercent: 40, rating: 4.9, ratingOf: 5, uptimePercent: 99.9 } as const

/** Where messages to the platform go, unless the owner says otherwise. */
export const SUPPORT_EMAIL = 'support@dropwise.example'

/** The brand as the product comes. The colours are `--act` of the tokens; `logo` names a stored picture. */
export const DEFAULT_BRAND = {
  name: PRODUCT_NAME,
  supportEmail: SUPPORT_EMAIL,
  colour: '#153368',
  colourDark: '#78aef2',
} as const

/** What pages read of the brand and of trials: it stands in the head of each. */
export interface ShownBrand {
  name: string
  supportEmail: string
  logoUrl: string | null
  /** Ground of browsers' bars and icons. */
  deepColour: string
  /** Of a trial that begins now. */
  trialDays: number
  /** Articles that the owner wrote; the page that one stands on carries its text. */
  ownArticles: readonly ArticlePage[]
  article: { page: ArticlePage; html: string; changedAt: string } | null
}

/** Articles of the public site that the owner may write. */
export const ARTICLE_PAGES = ['privacy', 'terms', 'about'] as const
export type ArticlePage = (typeof ARTICLE_PAGES)[number]
export const ARTICLE_MAX_LENGTH = 40_000

/** What a logo may be, and its largest size in bytes: the limits of its bucket. */
export const LOGO_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const
export const LOGO_MAX_BYTES = 512 * 1024

// Trial and mail links (requirements 9)
export const TRIAL_DAYS = 3
export const PASSWORD_MIN_LENGTH = 8
export const RESET_LINK_HOURS = 24
/** How long an invitation to a company can be accepted. */
export const INVITATION_DAYS = 7
export const SUPPORT_REPLY_HOURS = 24
export const BUSINESS_HOURS = 'Mon-Fri 9AM-6PM PST'

// Planning (requirements 2.12, 9)
/** Longest shift of a driver, in seconds. */
export const MAX_SHIFT_SECONDS = 8 * 3600
/** Packages a vehicle takes unless it says otherwise. */
export const DEFAULT_CAPACITY_PACKAGES = 150
/** Payload of a van unless it says otherwise, in grams. */
export const DEFAULT_CAPACITY_GRAMS = 1_200_000
/** Service time at a stop unless the order says otherwise, in seconds. */
export const DEFAULT_SERVICE_SECONDS = 240
/** Planner's time limit unless the run says otherwise, in seconds (issue: 200 orders done within 10 s). */
export const DEFAULT_PLAN_SECONDS = 10
export const MAX_PLAN_SECONDS = 600
/** How the bar of Optimize Routes rises on the demo (requirement 2.12-1): points, and milliseconds between two steps. */
export const OPTIMISE_STEP = { points: 10, everyMs: 300 } as const
/** How long planning one route of the demo anew takes (requirement 2.12-2), in milliseconds. */
export const REROUTE_MS = 2_000
/** How far the demo lowers a route's efficiency meanwhile (requirement 2.12-2), in points. */
export const REROUTE_DROP_PERCENT = 5
/** What the owner's AI routes tab shows before its first run (requirement 2.8-5). */
export const SAMPLE_TOTALS = { packages: 247, hours: 6.5, efficiencyPercent: 92, alerts: 2 } as const
/** Priority as the demo model names it, mapped to the planner's 0-100 scale (VROOM's `priority`). */
export const PRIORITY_LEVELS = { high: 100, medium: 50, low: 0 } as const

// Customer area (requirements 9)
export const SCHEDULING_WINDOW_DAYS = 30
/** Calendars lead this far from today, back and forth, in days. */
export const CALENDAR_SEARCH_DAYS = 365
/** The recipient is told when the driver is this far away, in minutes. */
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
/** With this share of the endpoints down, or more, the whole counts as down. */
export const HEALTH_DOWN_SHARE = 0.5
export const TOAST_MS = 4_000
export const TOASTS_VISIBLE = 3

// The client of the backend (requirement 9-2). The library fixes those that its options do not offer; supabase.test.ts holds both to these.
export const REALTIME_TIMEOUT_MS = 10_000
export const REALTIME_HEARTBEAT_MS = 25_000
/** Waits before the first, second, … attempt to reconnect; the last one holds from then on. */
export const REALTIME_RECONNECT_MS = [1_000, 2_000, 5_000, 10_000] as const
/** Messages kept while a channel is not joined; the oldest goes first. */
export const REALTIME_PUSH_BUFFER = 100
export const AUTH_REFRESH_TICK_MS = 30_000
/** A token is refreshed when it has this many ticks left, or fewer. */
export const AUTH_REFRESH_THRESHOLD_TICKS = 3
export const KEY_SET_CACHE_MS = 10 * 60_000
/** Objects in a storage listing unless it says otherwise, by name ascending. */
export const STORAGE_LIST_LIMIT = 100
export const STORAGE_CACHE_SECONDS = 3_600

/** Key under which supabase-js keeps the session (docs/api.md, part A). */
export const AUTH_STORAGE_KEY = 'supabase_auth'
export const THEME_STORAGE_KEY = 'theme'

// Orders import
/** Largest order file taken, in bytes: ten times the 1,000-order example. */
export const IMPORT_MAX_BYTES = 10 * 1024 * 1024
export const IMPORT_MAX_ROWS = 20_000
/** Most columns of an order file: ten times the widest export seen. */
export const IMPORT_MAX_COLUMNS = 500
/** Most open orders of one day: what the planner takes in one plan. */
export const MAX_ORDERS_PER_DAY = 12_000
/** Earliest and latest day an order may be for, relative to today, in days. */
export const ORDER_DATE_PAST_DAYS = 366
export const ORDER_DATE_FUTURE_DAYS = 366
/** Days that an order may be brought on after its date. */
export const ORDER_SPAN_DAYS = 60

/** Visits from which on the time that drivers needed at an address counts. */
export const LEARNT_VISITS = 3

// Live (look/README: dot turns after 60 s)
/** After this long without a fix a vehicle counts as silent, in seconds. */
export const POSITION_STALE_SECONDS = 60
/** A van within this distance of a stop, standing or nearly so, has arrived, in metres. */
export const ARRIVAL_RADIUS_METRES = 60
/** A van further than this from a stop it served has left it, in metres. */
export const DEPARTURE_RADIUS_METRES = 90

// Units
export const METRES_PER_MILE = 1609.344
export const GRAMS_PER_POUND = 453.59237
/** One knot in metres a second (OsmAnd protocol sends knots). */
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
