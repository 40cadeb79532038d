// What every module is given: the way to the database, jobs, events, roads, mail, the clock. Built in server.ts.
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
import type { Scopes } from './db/scope.ts'
import type { EventHub } from './events/hub.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Logger } from './log.ts'
import type { Mailer } from './mail/mail.ts'
import type { Pusher } from './push/pusher.ts'
import type { Limiting } from './quota.ts'
import type { TextSender } from './texts/texts.ts'

export interface Platform extends Scopes, Limiting {
  jobs: Jobs
  hub: EventHub
  clock: Clock
  log: Logger
  mailer: Mailer
  /** Name, address, colours and logo of the product, as the owner chose them. */
  brand: BrandReader
  texts: TextSender
  /** Notices to browsers. */
  pusher: Pusher
  /** Joins two phones; undefined: there is no provider. */
  calls: CallBridge | undefined
  /** Who texts go through; undefined: they are caught. */
  twilio: TwilioSettings | undefined
  blobs: Blobs
  /** Regions on disk; the road engine and the geocoder answer from them unless a URL says otherwise. */
  regions: RegionSet
  roads: RoadEngine
  /** Servers of OpenStreetMap extracts, the first that answers serves. */
  extractMirrors: readonly string[]
  geocoder: Geocoder
  /** Accounts, tokens, sockets. */
  surface: Surface
  /** Folder for everything outside the database. Absolute. */
  dataDir: string
  /** Where people reach the product, without a trailing slash: links in mails start with it. */
  publicUrl: string
  isDemo: boolean
  /** Working days before the first start that the demo company has driven. */
  demoDays: number
  /** Calls of /api/v1 in a minute, 0 = unlimited: of one session, key or address without either, and of a company together. */
  callLimits: { caller: number; company: number }
  /** Search threads of one plan run. */
  planThreads: number
  /** Plan runs that a worker searches at the same moment. */
  planConcurrency: number
  /** Told of routes that the planner's checker refuses. Without it, as in tests, they end the search with an error. */
  onRefusedRoute: SolveOptions['onRefused']
  /** Hosts of services outside that are set, for the owner's page; undefined = what is built in. */
  external: {
    smtp: string | undefined
    roads: string | undefined
    geocoder: string | undefined
    storage: string | undefined
    /** Undefined for the PostgreSQL that the product brings along. */
    database: string | undefined
    signIn: string | undefined
  }
  /** The whole address of another map style; undefined = our own tiles. */
  mapStyleUrl: string | undefined
  /** Networks that webhooks may call although they are not public. */
  webhookNetworks: readonly string[]
  /** Card payments; undefined: invoices are paid by transfer and marked by hand. */
  stripe: StripeSettings | undefined
  /** Undefined: the operator makes backups by hand, or none. */
  backups: BackupSettings | undefined
}

/** Where backups by the clock go, and what they are made of. */
export interface BackupSettings {
  /** A folder, or `s3://PREFIX` in the bucket of `s3Url`. */
  to: string
  /** How many good ones are kept. */
  keep: number
  s3Url: string | undefined
  passphrase: string | undefined
  dataDir: string
  isStorageElsewhere: boolean
  /** Login that owns the schema. */
  owner: ClientConfig
}

export interface StripeSettings {
  secretKey: string
  /** Signs what Stripe sends us. */
  webhookSecret: string
  /** Where Stripe's API is, when it is not Stripe's own address. */
  apiUrl?: string | undefined
}

/** One capability of the product. Every part is optional; `modules.ts` lists them all. */
export interface ServerModule {
  name: string
  /** Routes below `/api/v1`. */
  api?: (app: FastifyInstance, platform: Platform) => void | Promise<void>
  /** Routes outside `/api/v1`, by their full path. */
  root?: (app: FastifyInstance, platform: Platform) => void | Promise<void>
  /** Registers its job handlers and schedules, where this server is a worker. */
  work?: (platform: Platform) => Promise<void>
  /** Runs once at each start, after the migrations and before the first request: demo data, listeners. */
  start?: (platform: Platform) => Promise<void>
}

/** What the surface's hooks may use: they run inside the surface's own transactions. */
export interface HookParts extends Pick<Platform, 'publicUrl'> {
  /** False: new companies start without a trial. */
  isBillingOn: boolean
  clock: Clock
  log: Logger
}

export type MakeHooks = (parts: HookParts) => Hooks
