// @vitest-environment happy-dom
// The system page: every figure links to where it is seen in full, and an unknown one says so.
import type { SystemState } from '@dropwise/contracts'
import { expect, it } from 'vitest'
import { DISPATCHER, renderScreen } from '../../../testing/render-screen.tsx'
import { SystemScreen } from './system-screen.tsx'

const COMPANY = { id: '01a22590-bc29-7de0-8fd6-9dbd20ac77fa', name: 'Harbour Lane Couriers' }
const WORKER: SystemState['processes'][number] = {
  id: '01a22590-bc29-7de0-8fd6-9dbd20ac7701',
  role: 'worker',
  host: 'box-2',
  pid: 812,
  version: '0.1.0',
  startedAt: '2026-04-16T06:00:00.000Z',
  planThreads: 4,
  planConcurrency: 2,
  memoryBytes: 210_000_000,
  regionBytes: 31_000_000,
  vehiclesWaiting: 0,
  companies: [COMPANY],
}
const UNKNOWN: SystemState = {
  version: '0.1.0',
  startedAt: '2026-04-16T06:00:00.000Z',
  postgres: '17.5',
  databaseBytes: 2_400_000_000,
  growth: null,
  connections: 20,
  ranges: { calibrated: { arrivals: 0, held: 0 }, uncalibrated: { arrivals: 0, held: 0 } },
  processes: [],
  replica: null,
  positions: null,
  largestTables: [],
  queues: [],
  parked: [],
  regions: [],
  backups: { isScheduled: false, last: null, lastGood: null },
  services: [],
  certificate: null,
  newestVersion: null,
}
const SYSTEM_STATE: SystemState = {
  ...UNKNOWN,
  growth: { bytesPerDay: 52_000_000, days: 7 },
  processes: [WORKER],
  queues: [{ name: 'plan_run', waiting: 3, running: 1, failed: 0, oldestSeconds: 12 }],
  regions: [{ name: 'ashmouth', bytes: 31_000_000 }],
  certificate: { host: 'fleet.example', expiresAt: '2020-01-01T00:00:00.000Z', error: null },
  newestVersion: { host: 'releases.example', version: '0.2.0', error: null },
}

const show = (system: SystemState) =>
  renderScreen(<SystemScreen />, {
    path: '/owner/system',
    user: { ...DISPATCHER, role: 'owner' as const, tenantId: null },
    answers: { 'GET /api/v1/owner/system': system },
  }).screen

it('links each figure to its full view', async () => {
  const screen = show(SYSTEM_STATE)
  const links: [name: RegExp, to: string][] = [
    [/^1 of 2 running, 3 waiting for up to 12 s$/, '/owner/ai-routes'],
    [/^4 threads each$/, '#processes'],
    [/^1 process for 1 company with vans on the road$/, '#processes'],
    [/^31\.0 MB of 1 region$/, '/owner/regions'],
    [/^2\.4 GB$/, '#tables'],
    [/^larger by 52\.0 MB a day$/, '/owner/settings'],
    [/^Expired .*, fleet\.example$/, 'https://fleet.example'],
    [/^Harbour Lane Couriers$/, `/owner/tenants?company=${COMPANY.id}`],
  ]
  for (const [name, to] of links)
    expect([name, (await screen.findByRole('link', { name })).getAttribute('href')?.endsWith(to)]).toEqual([
      name,
      true,
    ])
  await screen.findByText('releases.example has 0.2.0')
})

it('says of each unknown figure that it is unknown, and why', async () => {
  const screen = show(UNKNOWN)
  for (const text of [
    /A newer one: not checked, VERSION_URL is not set/,
    /No worker runs: nothing is followed/,
    /Unknown: no process reported$/,
    /Growth: unknown before the second day/,
    /Unknown: PUBLIC_URL is no https:\/\/ address/,
    /None is scheduled: BACKUP_TO is not set/,
  ])
    await screen.findByText(text)
})

it('says where positions are, and what is missing while their database is away', async () => {
  const place = 'box-2:5432/positions'
  await show(UNKNOWN).findByText('In the main database')
  const apart = { place, isAnswering: true, bytes: 9_100_000_000 }
  await show({ ...UNKNOWN, positions: apart }).findByText(`${place}, 9.1 GB`)
  await show({ ...UNKNOWN, positions: { place, isAnswering: false, bytes: null } }).findByText(
    `${place} does not answer: new positions are refused and trails are missing. Everything else works.`,
  )
})
