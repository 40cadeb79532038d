// Configured outside services: the owner's page tests them, and a public page lists who processes data.
import type { Processor, SystemState } from '@dropwise/contracts'
import ipaddr from 'ipaddr.js'
import type { Platform } from './platform.ts'

type Settings = Pick<Platform, 'external' | 'twilio' | 'mapStyleUrl' | 'stripe' | 'backups'>
type OutsideServiceId = Processor['id']

/** Only hosts: addresses may contain a password. */
function outsideServices(settings: Settings): Partial<Record<OutsideServiceId, string>> {
  const { external, twilio, mapStyleUrl, stripe, backups } = settings
  const hosts: Record<OutsideServiceId, string | undefined> = {
    mail: external.smtp,
    texts: twilio && new URL(twilio.baseUrl).host,
    maps: mapStyleUrl && new URL(mapStyleUrl).host,
    roads: external.roads,
    geocoder: external.geocoder,
    storage: external.storage,
    stripe: stripe && 'stripe.com',
    database: external.database,
    signIn: external.signIn,
    backups: backups?.s3Url && new URL(backups.s3Url).host,
  }
  return Object.fromEntries(Object.entries(hosts).filter(([, host]) => host !== undefined))
}

/** Hosts that process data for this installation, without its own machine and network. */
export function listProcessors(settings: Settings): Processor[] {
  return Object.entries(outsideServices(settings))
    .filter(([, host]) => !isOwnHost(host))
    .map(([id, host]) => ({ id: id as OutsideServiceId, host: host.replace(/:\d+$/, '') }))
}

/** Whether a name or address belongs to this machine or a private network. */
function isOwnHost(host: string): boolean {
  const name = host.replace(/:\d+$/, '').replace(/^\[|\]$/g, '')
  if (ipaddr.isValid(name)) return ipaddr.process(name).range() !== 'unicast'
  return !name.includes('.') || /\.(?:local|localhost|internal|lan|home\.arpa)$/i.test(name)
}

type Service = SystemState['services'][number]

/** Each service with its setting, or the built-in replacement. */
export function describeServices(settings: Settings, postgres: string): Service[] {
  const hosts = outsideServices(settings)
  const one = (id: Service['id'], label: string, kind: 'built_in' | 'none', without: string): Service => {
    const host = hosts[id]
    return host === undefined
      ? { id, label, setting: without, kind }
      : { id, label, setting: host, kind: 'set' }
  }
  return [
    one('mail', 'Mail server', 'none', 'Mails are caught and shown under Outbox'),
    one('texts', 'Text messages', 'none', 'Texts are caught and shown under Outbox'),
    one('maps', 'Maps', 'built_in', 'Drawn from the regions here'),
    one('roads', 'Road engine', 'built_in', 'On the regions here'),
    one('geocoder', 'Address search', 'built_in', 'On the regions here'),
    one('storage', 'File storage', 'built_in', 'On this server’s disk'),
    one('stripe', 'Card payments', 'none', 'Invoices are marked as paid by hand'),
    { id: 'database', label: 'Database', setting: `PostgreSQL ${postgres}`, kind: 'set' },
  ]
}
