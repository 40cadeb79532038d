// The owner's portal in the API: companies, support, mails, operations, settings.
import { z } from 'zod'
import { newPassword, personName } from '../site.ts'
import { rangeFigures } from './analytics.ts'
import { sessionItem, SIGN_IN_OUTCOMES } from './account.ts'
import { SUBSCRIPTION_STATUSES } from './billing.ts'
import { idText, countsByKind } from './common.ts'

/** Days within which a closed company can be restored. */
export const DELETE_GRACE_DAYS = 30
/** How long an owner may view the product as a company before confirming again, in minutes. */
export const LOOK_MINUTES = 30

const email = z.email({ error: 'Enter an email address' }).max(254).toLowerCase()
const reason = z.string().trim().min(1, { error: 'Say why' }).max(500)

export const TENANT_STATUSES = ['active', 'suspended', 'closed'] as const

/** `GET /owner/tenants`. */
export const tenantItem = z.object({
  id: idText,
  name: z.string(),
  status: z.enum(TENANT_STATUSES),
  createdAt: z.string(),
  suspendedReason: z.string().nullable(),
  deleteAfter: z.string().nullable(),
  planId: z.string().nullable(),
  planName: z.string().nullable(),
  subscriptionStatus: z.enum(SUBSCRIPTION_STATUSES).nullable(),
  trialEndsAt: z.string().nullable(),
  periodEndsAt: z.string().nullable(),
  pastDueSince: z.string().nullable(),
  amountMinor: z.number().int(),
  currency: z.string(),
  vehicles: z.number().int(),
  /** 0 = unlimited. */
  vehicleLimit: z.number().int(),
  /** Orders per day, MB of files, API calls per minute; 0 = unlimited. */
  orderLimit: z.number().int(),
  storageLimit: z.number().int(),
  callLimit: z.number().int(),
  /** Queued plans; 0 = unlimited. */
  waitingPlanLimit: z.number().int(),
  members: z.number().int(),
  orders30Days: z.number().int(),
  /** Orders of the last 7 days, and of the 21 days before them. */
  orders7Days: z.number().int(),
  orders21DaysBefore: z.number().int(),
  /** Mails and texts of the last 7 days: sent, and failed for good without being dismissed. */
  mails7Days: z.number().int(),
  failedMails7Days: z.number().int(),
  /** Work that failed more than once and is tried again, and plans of the last 7 days that failed. */
  failedJobs: z.number().int(),
  contact: z.string().nullable(),
  seenAt: z.string().nullable(),
  /** Latest sign-in, order or plan. */
  activeAt: z.string().nullable(),
  /** Days by which the test clock advanced the company's time. */
  daysAhead: z.number().int(),
})
export type TenantItem = z.infer<typeof tenantItem>
export const tenantsResponse = z.object({ items: z.array(tenantItem) })

/** `GET /owner/tenants/{id}/usage`: the company's usage by month and by day. */
export const tenantUsageResponse = z.object({
  days: z.array(z.object({ day: z.string(), orders: z.number().int() })),
  months: z.array(
    z.object({
      month: z.string(),
      orders: z.number().int(),
      apiCalls: z.number().int(),
      plans: z.number().int(),
      plannerSeconds: z.number(),
      mails: z.number().int(),
    }),
  ),
  storageBytes: z.number(),
  people: z.array(
    z.object({ name: z.string(), email: z.string(), role: z.string(), seenAt: z.string().nullable() }),
  ),
  onTheRoad: z.number().int(),
  /** Since the company was created. */
  ordersTotal: z.number().int(),
  /** The newest order, plan or sign-in; null for none. */
  activeAt: z.string().nullable(),
  /** Invitations neither accepted nor withdrawn. */
  invitations: z.array(
    z.object({
      id: idText,
      email: z.string(),
      role: z.string(),
      createdAt: z.string(),
      expiresAt: z.string(),
      isExpired: z.boolean(),
      /** State of its newest mail; `caught`: no mail server is set, so the mail stays in the outbox. */
      mail: z.enum(['waiting', 'held', 'sent', 'caught', 'failed', 'expired']).nullable(),
    }),
  ),
})
export type TenantUsage = z.infer<typeof tenantUsageResponse>

/** An invitation link for owners to share. `isMailed`: a mail server sends it too. */
export const handedInvitation = z.object({ email: z.string(), url: z.string(), isMailed: z.boolean() })
export const openedTenantResponse = tenantsResponse.extend({ invitation: handedInvitation })
export const moveTimeBody = z.object({ days: z.number().int().min(1).max(62) })

/** `POST /owner/tenants`: a company with an invitation for its first administrator. */
const billingAddress = z.string().trim().max(500)

export const newTenantBody = z.object({
  name: z.string().trim().min(1, { error: 'Name the company' }).max(120),
  email,
  planId: z.string().min(1, { error: 'Choose a plan' }),
  /** 0: the plan starts at once with an invoice for its first month. */
  trialDays: z.number().int().min(0).max(365),
  timeZone: z.string().max(60).default('UTC'),
  /** Billing address of the first invoice; required when a paid plan starts at once. */
  billingAddress: billingAddress.optional(),
})
export type NewTenantBody = z.output<typeof newTenantBody>
export const tenantPatchBody = z.object({
  name: z.string().trim().min(1, { error: 'Name the company' }).max(120).optional(),
  /** Agreed exceptions from the plan. */
  amountMinor: z.number().int().min(0).max(100_000_000).optional(),
  vehicleLimit: z.number().int().min(0).max(100_000).optional(),
  orderLimit: z.number().int().min(0).max(10_000_000).optional(),
  storageLimit: z.number().int().min(0).max(100_000_000).optional(),
  callLimit: z.number().int().min(0).max(100_000).optional(),
  waitingPlanLimit: z.number().int().min(0).max(10_000).optional(),
  planId: z.string().max(60).optional(),
  billingAddress: billingAddress.optional(),
})
export type TenantPatch = z.output<typeof tenantPatchBody>
export const reasonBody = z.object({ reason })
export const trialDaysBody = z.object({ days: z.number().int().min(1).max(365) })
export const lookResponse = z.object({ until: z.string(), companyName: z.string() })

/** `GET /owner/overview`. */
export const ownerOverview = z.object({
  totalTenants: z.number().int(),
  activeTrials: z.number().int(),
  mrr: z.number().int(),
  currency: z.string(),
  activeSubscriptions: z.number().int(),
  /** With API keys, this month. */
  apiCalls: z.number().int(),
  /** Open ones. */
  supportTickets: z.number().int(),
  newThisMonth: z.number().int(),
  trialsEndingSoon: z.number().int(),
  oldestTicketAt: z.string().nullable(),
  trials: z.array(
    z.object({
      tenantId: idText,
      name: z.string(),
      contact: z.string().nullable(),
      vehicles: z.number().int(),
      endsAt: z.string(),
    }),
  ),
  tickets: z.array(z.object({ id: idText, subject: z.string(), from: z.string(), waitsSince: z.string() })),
})
export type OwnerOverviewFigures = z.infer<typeof ownerOverview>

// Support -----------------------------------------------------------------------------------------------------------

export const TICKET_STATUSES = ['open', 'pending', 'closed'] as const
export type TicketStatus = (typeof TICKET_STATUSES)[number]
export const ticketItem = z.object({
  id: idText,
  subject: z.string(),
  status: z.enum(TICKET_STATUSES),
  from: z.string(),
  email: z.string().nullable(),
  tenantId: z.string().nullable(),
  companyName: z.string().nullable(),
  preview: z.string(),
  createdAt: z.string(),
  lastMessageAt: z.string(),
  assignedTo: z.string().nullable(),
  assignedName: z.string().nullable(),
})
export type TicketItem = z.infer<typeof ticketItem>
export const ticketsResponse = z.object({ items: z.array(ticketItem) })
export const ticketMessage = z.object({
  id: idText,
  at: z.string(),
  author: z.string(),
  isFromSupport: z.boolean(),
  /** True for a note that only owners see. */
  isNote: z.boolean(),
  body: z.string(),
})
export const ticketResponse = ticketItem.extend({ messages: z.array(ticketMessage) })
export type Ticket = z.infer<typeof ticketResponse>
const ticketText = z.string().trim().min(1, { error: 'Write something' }).max(10_000)
export const ticketMessageBody = z.object({ body: ticketText, isNote: z.boolean().default(false) })
export const ticketPatchBody = z.object({
  status: z.enum(TICKET_STATUSES).optional(),
  /** The assigned owner; null if unassigned. */
  assignedTo: z.uuid().nullable().optional(),
})
export const newTicketBody = z.object({
  subject: z.string().trim().min(1, { error: 'Say in a few words what it is about' }).max(200),
  message: ticketText,
})

// Mails -------------------------------------------------------------------------------------------------------------

export const OUTBOX_STATES = ['waiting', 'held', 'sent', 'caught', 'failed', 'expired'] as const
export const outboxItem = z.object({
  id: idText,
  state: z.enum(OUTBOX_STATES),
  to: z.string(),
  subject: z.string(),
  companyName: z.string().nullable(),
  attempts: z.number().int(),
  error: z.string().nullable(),
  createdAt: z.string(),
  sentAt: z.string().nullable(),
  /** When to send: texts wait for the recipient's morning, failed messages for their retry. */
  sendAfter: z.string().nullable(),
  attachmentName: z.string().nullable(),
})
export type OutboxItem = z.infer<typeof outboxItem>
export const outboxResponse = z.object({
  items: z.array(outboxItem),
  counts: countsByKind,
  cursor: z.string().nullable(),
})
export const outboxMail = outboxItem.extend({ text: z.string(), html: z.string().nullable() })
export type OutboxMail = z.infer<typeof outboxMail>

// Operations
// -------------------------------------------------------------------------------------------------------

/** Services that the Test buttons of `/owner/integrations` try. */
export const SERVICE_IDS = [
  'mail',
  'texts',
  'maps',
  'roads',
  'geocoder',
  'storage',
  'stripe',
  'database',
] as const

/** One scheduled backup. */
export const backupNote = z.object({
  at: z.string(),
  /** A file or object; contains no secret. */
  place: z.string(),
  rows: z.number().int(),
  files: z.number().int(),
  /** Why it failed; null for a backup that was written and verified. */
  error: z.string().nullable(),
  /** The test that restored it into a temporary server; null before the test, and for a failed backup. */
  restored: z
    .object({ at: z.string(), rows: z.number().int(), seconds: z.number(), error: z.string().nullable() })
    .nullable()
    .default(null),
})
export type BackupNote = z.infer<typeof backupNote>

export const systemResponse = z.object({
  version: z.string(),
  startedAt: z.string(),
  postgres: z.string(),
  databaseBytes: z.number(),
  /** Mean growth a day over the last days, a week at most; null before the second day. */
  growth: z.object({ bytesPerDay: z.number(), days: z.number().int() }).nullable(),
  connections: z.number().int(),
  /** Ranges of arrival of all companies in the last 30 days. */
  ranges: rangeFigures,
  /** Running processes, the companies with vans on the road that each follows, and what each has in hand. */
  processes: z.array(
    z.object({
      id: z.uuid(),
      role: z.enum(['all', 'api', 'worker']),
      host: z.string(),
      pid: z.number().int(),
      version: z.string(),
      startedAt: z.string(),
      planThreads: z.number().int(),
      planConcurrency: z.number().int(),
      memoryBytes: z.number(),
      regionBytes: z.number(),
      vehiclesWaiting: z.number().int(),
      companies: z.array(z.object({ id: z.uuid(), name: z.string() })),
    }),
  ),
  /** The certificate at the public address; null without TLS there, `expiresAt` null while unknown. */
  certificate: z
    .object({ host: z.string(), expiresAt: z.string().nullable(), error: z.string().nullable() })
    .nullable(),
  /** The newest version by VERSION_URL; null without it, `version` null while unknown. */
  newestVersion: z
    .object({ host: z.string(), version: z.string().nullable(), error: z.string().nullable() })
    .nullable(),
  /** The standby for reads; `lagSeconds` is null while none answers. */
  replica: z.object({ place: z.string(), lagSeconds: z.number().nullable() }).nullable(),
  /** The positions' own database, null where the main one holds them; `bytes` is null while it does not answer. */
  positions: z
    .object({ place: z.string(), isAnswering: z.boolean(), bytes: z.number().nullable() })
    .nullable(),
  largestTables: z.array(z.object({ name: z.string(), bytes: z.number(), rows: z.number() })),
  queues: z.array(
    z.object({
      name: z.string(),
      waiting: z.number(),
      running: z.number(),
      failed: z.number(),
      oldestSeconds: z.number(),
    }),
  ),
  parked: z.array(
    z.object({ kind: z.string(), count: z.number().int(), error: z.string(), retryAt: z.string() }),
  ),
  regions: z.array(z.object({ name: z.string(), bytes: z.number() })),
  /** Whether backups are scheduled, the last one and the last good one. */
  backups: z.object({
    isScheduled: z.boolean(),
    last: backupNote.nullable(),
    lastGood: backupNote.nullable(),
  }),
  services: z.array(
    z.object({
      id: z.enum(SERVICE_IDS),
      label: z.string(),
      /** The configuration in words, without secrets. */
      setting: z.string(),
      /** A configured external service, a built-in one, or none. */
      kind: z.enum(['set', 'built_in', 'none']),
    }),
  ),
})
export type SystemState = z.infer<typeof systemResponse>
export const serviceTestResponse = z.object({
  isWorking: z.boolean(),
  message: z.string(),
  milliseconds: z.number(),
})

// People and settings of the platform -------------------------------------------------------------------------------

export const ownerPerson = z.object({
  id: idText,
  name: z.string(),
  email: z.string(),
  since: z.string(),
  hasSecondStep: z.boolean(),
  seenAt: z.string().nullable(),
  isYou: z.boolean(),
})
export const securityResponse = z.object({
  owners: z.array(ownerPerson),
  accounts: z.number().int(),
  accountsWithSecondStep: z.number().int(),
  sessions: z.number().int(),
  /** Open sessions of owners, the latest used first. */
  ownerSessions: z.array(
    sessionItem.omit({ createdAt: true }).extend({ ownerId: idText, ownerName: z.string() }),
  ),
  /** Failed sign-ins of the last 7 days by account and address, the latest first, at most 50. */
  failedSignIns: z.array(
    z.object({
      email: z.string(),
      isOwner: z.boolean(),
      ip: z.string().nullable(),
      userAgent: z.string().nullable(),
      tries: z.number().int(),
      lastAt: z.string(),
      outcome: z.enum(SIGN_IN_OUTCOMES),
      /** The account signed in from the same address afterwards. */
      hasSignedInSince: z.boolean(),
    }),
  ),
  /** IP addresses and networks from which owners may work; empty means everywhere. */
  addresses: z.array(z.string()),
  /** IP address of this request. */
  yourAddress: z.string(),
  /** True when owners need a second factor. */
  needsSecondStep: z.boolean(),
  apiKeys: z.array(
    z.object({
      id: idText,
      tenantId: idText,
      companyName: z.string(),
      name: z.string(),
      prefix: z.string(),
      scopes: z.array(z.string()),
      lastUsedAt: z.string().nullable(),
    }),
  ),
})
export type SecurityState = z.infer<typeof securityResponse>
const address = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], {
  error: 'Write an address such as 203.0.113.7, or a network such as 203.0.113.0/24',
})
/** `PUT /owner/addresses`. */
export const ownerAddressesBody = z.object({ addresses: z.array(address).max(100) })
/** `PUT /owner/sign-in`. */
export const ownerSignInBody = z.object({ needsSecondStep: z.boolean() })
/** A new owner receives a link by mail that sets the password. */
export const newOwnerBody = z.object({
  email,
  firstName: personName,
  lastName: personName,
  password: newPassword,
})

/** Least retention of the audit log in months, unless it is kept forever; `app.prune_audit` enforces it too. */
export const AUDIT_MONTHS_LEAST = 3

const newLimit = z.number().int().min(0).max(100_000).nullable().default(null)
/** Limits of a new company until it buys a plan. Null: as in the trial's plan; 0: unlimited. */
export const newCompanyLimits = z.object({
  vehicles: newLimit,
  /** Members. */
  members: newLimit,
  /** Texts to recipients per month. */
  texts: newLimit,
  /** API calls per minute, over all its keys. */
  calls: newLimit,
  /** Orders per day. */
  orders: newLimit,
  /** MB of files. */
  storage: newLimit,
  /** Whether it may create API keys. */
  api: z.boolean().nullable().default(null),
})
export type NewCompanyLimits = z.output<typeof newCompanyLimits>

/** Trials, retention of the audit log, and the notice on every portal. */
export const platformSettings = z.object({
  trialDays: z.number().int().min(1).max(365).default(3),
  trialPlanId: z.string().max(60).default('professional'),
  isSignUpOpen: z.boolean().default(true),
  newCompany: newCompanyLimits.default(newCompanyLimits.parse({})),
  /** Shown above every portal while it is not empty. */
  notice: z.string().trim().max(300).default(''),
  /** Months to keep audit entries; 0 keeps them forever. */
  auditMonths: z
    .number()
    .int()
    .min(0)
    .max(240)
    .refine((months) => months === 0 || months >= AUDIT_MONTHS_LEAST, {
      error: `Keep it ${AUDIT_MONTHS_LEAST} months at least, or write 0 to keep it for ever`,
    })
    .default(0),
})
export type PlatformSettings = z.output<typeof platformSettings>
