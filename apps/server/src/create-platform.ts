// The platform that modules get, from the configuration and the services that a start has opened.
import { urlsOfHosts } from '@dropwise/db'
import { createGeocoder, createRoads, loadCountries } from '@dropwise/roads'
import { join } from 'node:path'
import type { Config } from './config.ts'
import { fileBlobs } from './platform/blobs/blobs.ts'
import { createCallBridge } from './platform/calls/calls.ts'
import type { ReadScopes, Scopes } from './platform/db/scope.ts'
import type { BackupSettings, Platform } from './platform/platform.ts'
import { accessToPositions } from './platform/positions/database.ts'
import { createPusher } from './platform/push/pusher.ts'
import { createRateLimiter } from './platform/quota.ts'
import { createRefusalRecorder } from './platform/refused-routes.ts'
import { roadsInThread } from './platform/roads-in-thread.ts'
import { createTextSender } from './platform/texts/texts.ts'
import { createTrackingHosts } from './platform/tracking-hosts.ts'

type OpenServices = Scopes &
  ReadScopes &
  Pick<
    Platform,
    | 'jobs'
    | 'hub'
    | 'replica'
    | 'positions'
    | 'followers'
    | 'clock'
    | 'log'
    | 'mailer'
    | 'brand'
    | 'regions'
    | 'surface'
    | 'publicUrl'
  >

interface Identity {
  /** Login that owns the schema, for backups. */
  owner: BackupSettings['owner']
  /** `mailto:` address that push services may write to. */
  contact: string
}

export function createPlatform(
  config: Config,
  services: OpenServices,
  { owner, contact }: Identity,
): Platform {
  const { clock, log, regions, publicUrl } = services
  return {
    ...services,
    limiter: createRateLimiter(services, clock),
    trackingHosts: createTrackingHosts(services, clock, log),
    texts: createTextSender(config.twilio, publicUrl),
    pusher: createPusher(services, {
      contact,
      allowedNetworks: config.webhookNetworks,
    }),
    calls: createCallBridge(config.twilio),
    twilio: config.twilio,
    blobs: fileBlobs(join(config.dataDir, 'blobs')),
    roads: roadsInThread({
      regions,
      roads: createRoads({
        regions: () => regions.list,
        loadCountries,
        osrmUrl: config.osrmUrl,
        valhallaUrl: config.valhallaUrl,
      }),
    }),
    extractMirrors: config.extractMirrors,
    geocoder: createGeocoder({ regions: () => regions.list, geocoderUrl: config.geocoderUrl }),
    dataDir: config.dataDir,
    versionUrl: config.versionUrl,
    isDemo: config.isDemo,
    demoDays: config.demoDays,
    callLimits: config.callLimits,
    planThreads: config.planner.threads,
    planConcurrency: config.planner.concurrency,
    onRefusedRoute: createRefusalRecorder(config.dataDir, log),
    webhookNetworks: config.webhookNetworks,
    stripe: config.stripe,
    backups: backupSettings(config, owner),
    external: {
      smtp: hostOf(config.smtpUrl),
      roads: hostOf(config.osrmUrl ?? config.valhallaUrl),
      geocoder: hostOf(config.geocoderUrl),
      storage: hostOf(config.s3Url),
      database: config.databaseUrl && urlsOfHosts(config.databaseUrl).map(hostOf).join(','),
      signIn: hostOf(config.oidc?.issuer),
    },
    mapStyleUrl: config.mapStyleUrl,
  }
}

/** Not the whole URL, which may contain a password. */
const hostOf = (url: string | undefined) => (url === undefined ? undefined : new URL(url).host)

function backupSettings(config: Config, owner: BackupSettings['owner']): BackupSettings | undefined {
  if (config.backupTo === undefined) return undefined
  return {
    to: config.backupTo,
    keep: config.backupKeep,
    s3Url: config.backupS3Url,
    passphrase: config.backupPassphrase,
    dataDir: config.dataDir,
    isStorageElsewhere: config.s3Url !== undefined,
    owner,
    positions: accessToPositions(config.positionsUrl),
  }
}
