// What every module gets: database, jobs, events, roads, mail, clock. Built in server.ts.
import type { DatabaseAccess } from '@dropwise/db'
import type { SolveOptions } from '@dropwise/planner'
import type { Geocoder, RegionSet, RoadEngine } from '@dropwise/roads'
import type { Hooks, Surface } from '@dropwise/surface'
import type { FastifyInstance } from 'fastify'
import type { ClientConfig } from 'pg'
import type { TwilioSettings } from '../config.ts'
import type { Blobs } from './blobs/blobs.ts'
import type { BrandReader } from './brand.ts'
import type { CallBridge } from './calls/calls.ts'
import type { Clock } from './clock.ts'
import type { Replica } from './db/replica.ts'
import type { ReadScopes, Scopes } from './db/scope.ts'
import type { EventHub } from './events/hub.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Logger } from './log.ts'
import type { Mailer } from './mail/mail.ts'
import type { Followers } from './processes.ts'
import type { PositionsWatch } from './positions/watch.ts'
import type { Pusher } from './push/pusher.ts'
import type { Limiting } from './quota.ts'
import type { TextSender } from './texts/texts.ts'
import type { TrackingHosts } from './tracking-hosts.ts'

export interface Platform extends Scopes, ReadScopes, Limiting {
  jobs: Jobs
  hub: EventHub
  /** Standby for reads; undefined without one. */
  replica: Pick<Replica, 'place' | 'lagSeconds'> | undefined
  /** The positions' own database; undefined: the main one holds them. */
  positions: Omit<PositionsWatch, 'close'> | undefined
  /** The companies whose routes this process updates. */
  followers: Followers
  clock: Clock
  log: Logger
  mailer: Mailer
  /** Name, address, colours and logo of the product, chosen by the owner. */
  brand: BrandReader
  /** The companies' own host names. */
  trackingHosts: TrackingHosts
  texts: TextSender
  /** Sends push notifications to browsers. */
  pusher: Pusher
  /** Connects two phones; undefined without a provider. */
  calls: CallBridge | undefined
  /** Sends texts; undefined: texts are caught. */
  twilio: TwilioSettings | undefined
  blobs: Blobs
  /** Regions on disk; road engine and geocoder use them unless a URL is set. */
  regions: RegionSet
  roads: RoadEngine
  /** Servers of OpenStreetMap extracts, in order of preference. */
  extractMirrors: readonly string[]
  geocoder: Geocoder
  /** Accounts, tokens, sockets. */
  surface: Surface
  /** Folder for all data outside the database. Absolute. */
  dataDir: string
  /** Public address of the product without a trailing slash, for links in mails. */
  publicUrl: string
  /** Address that returns the newest version; undefined: no request is made. */
  versionUrl: string | undefined
  isDemo: boolean
  /** Working days before the first start that the demo company has driven. */
  demoDays: number
  /**
   * Calls of /api/v1 a minute, 0 = unlimited. `caller`: a session, a key, or else an address; `company`: all
   * its callers.
   */
  callLimits: { caller: number; company: number }
  /** Search threads of one plan run. */
  planThreads: number
  /** Plan runs that a worker searches in parallel. */
  planConcurrency: number
  /**
   * Receives routes that the planner's checker refuses. Absent, as in tests, such a route ends the search
   * with an error.
   */
  onRefusedRoute: SolveOptions['onRefused']
  /** Hosts of configured outside services, for the owner's page; undefined = built in. */
  external: {
    smtp: string | undefined
    roads: string | undefined
    geocoder: string | undefined
    storage: string | undefined
    /** Undefined for the embedded PostgreSQL. */
    database: string | undefined
    signIn: string | undefined
  }
  /** Full URL of another map style; undefined = our own tiles. */
  mapStyleUrl: string | undefined
  /** Private networks that webhooks may call. */
  webhookNetworks: readonly string[]
  /** Card payments; undefined: by transfer, and owners mark invoices as paid. */
  stripe: StripeSettings | undefined
  /** Undefined: no scheduled backups. */
  backups: BackupSettings | undefined
}

/** Scheduled backups: target and sources. */
export interface BackupSettings {
  /** A folder, or `s3://PREFIX` in the bucket of `s3Url`. */
  to: string
  /** How many successful backups to keep. */
  keep: number
  s3Url: string | undefined
  passphrase: string | undefined
  dataDir: string
  isStorageElsewhere: boolean
  /** Login that owns the schema. */
  owner: ClientConfig
  /** The positions' own database; undefined: the main one holds them. */
  positions?: DatabaseAccess | undefined
}

export interface StripeSettings {
  secretKey: string
  /** Verifies Stripe's webhooks. */
  webhookSecret: string
  /** Stripe's API address when it is not the default. */
  apiUrl?: string | undefined
}

/** One capability of the product. Every part is optional; `modules.ts` lists them all. */
export interface ServerModule {
  name: string
  /** Routes below `/api/v1`. */
  api?: (app: FastifyInstance, platform: Platform) => void | Promise<void>
  /** Routes outside `/api/v1`, by their full path. */
  root?: (app: FastifyInstance, platform: Platform) => void | Promise<void>
  /** Routes below `/scim/v2`, which API keys call. */
  scim?: (app: FastifyInstance, platform: Platform) => void | Promise<void>
  /** Registers its job handlers and schedules, where this server is a worker. */
  work?: (platform: Platform) => Promise<void>
  /** Runs once at each start, between migrations and the first request: demo data, listeners. */
  start?: (platform: Platform) => Promise<void>
}

/** Dependencies of the surface's hooks inside the surface's transactions. */
interface HookParts extends Pick<Platform, 'publicUrl'> {
  /** False: new companies start without a trial. */
  isBillingOn: boolean
  clock: Clock
  log: Logger
}

export type MakeHooks = (parts: HookParts) => Hooks
