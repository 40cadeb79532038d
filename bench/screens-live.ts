// The Live part of `npm run bench screens`: 500 vans with five stops each, all reporting once a second; and
// the same screen with one van without stops, for the browser's own cost. Page, socket and map are the
// product's; the vans are copies of the demo's, and a relay between page and server adds their fixes, so the
// figure excludes the server's load.
import type { BrowserContext, Page } from '@playwright/test'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  METRES_PER_DEGREE,
  liveTopic,
  type dayGeometryResponse,
  type LiveResponse,
  type LiveRoute,
} from '@dropwise/contracts'
import { WebSocket, WebSocketServer } from 'ws'
import type { z } from 'zod'

interface Fleet {
  vans: number
  stops: number
}
const FULL: Fleet = { vans: 500, stops: 5 }
const ONE_VAN: Fleet = { vans: 1, stops: 0 }
const STOPS_A_VAN = FULL.stops
/** Fixes are spread over this many parts of a second, like independent trackers. */
const PARTS = 50
/** Speed of vans, in metres per second. */
const MPS = 15
/** Distance between copies of a van, in degrees. */
const APART = 0.002
const PATIENCE_MS = 180_000

declare global {
  interface Window {
    liveFrames: number[]
    liveTasks: number[]
  }
}

type Lines = z.infer<typeof dayGeometryResponse>
export type LiveFigures = Record<string, number> & { 'frames a second': number }

const uuid = (kind: number, n: number) =>
  `${String(kind).padStart(8, '0')}-0000-7000-8000-${String(n).padStart(12, '0')}`

/** Copies a day's routes side by side up to a number, all on the road. */
function manyRoutes(day: LiveResponse, { vans, stops }: Fleet): LiveRoute[] {
  return Array.from({ length: vans }, (_, n) => {
    const of = day.routes[n % day.routes.length]!
    const north = (Math.floor(n / 25) - 10) * APART
    const east = ((n % 25) - 12) * APART
    return {
      ...of,
      id: uuid(1, n),
      number: n + 1,
      status: 'started',
      vehicle: { id: uuid(2, n), name: `Van ${n + 1}`, registration: `B ${n + 1}` },
      stops: of.stops.slice(0, stops).map((stop, i) => ({
        ...stop,
        id: uuid(3, n * STOPS_A_VAN + i),
        lat: stop.lat + north,
        lng: stop.lng + east,
      })),
      position: fixOf(of.depot.lat + north, of.depot.lng + east, 0, new Date()),
    }
  })
}

const fixOf = (lat: number, lng: number, heading: number, at: Date) => ({
  lat,
  lng,
  speedMps: MPS,
  heading,
  at: at.toISOString(),
  receivedAt: at.toISOString(),
})

/** Relays everything between page and server, and adds messages to the page. */
function startRelay(url: string): { port: () => number; say: (text: string) => void; close: () => void } {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false })
  const pages = new Set<WebSocket>()
  server.on('connection', (page, request) => {
    const upstream = new WebSocket(`${url.replace('http', 'ws')}${request.url}`, { perMessageDeflate: false })
    const waiting: string[] = []
    page.on('message', (data: Buffer) => {
      const text = data.toString('utf8')
      if (upstream.readyState === WebSocket.OPEN) upstream.send(text)
      else waiting.push(text)
    })
    upstream.on('open', () => waiting.forEach((text) => upstream.send(text)))
    upstream.on('message', (data: Buffer) => page.send(data.toString('utf8')))
    upstream.on('close', () => page.close())
    page.on('close', () => (pages.delete(page), upstream.close()))
    pages.add(page)
  })
  return {
    port: () => (server.address() as AddressInfo).port,
    say: (text) => pages.forEach((page) => page.send(text)),
    close: () => (pages.forEach((page) => page.terminate()), server.close()),
  }
}

/** `context` must bypass the content security policy, because the relay has another origin. */
export async function measureLive(
  context: BrowserContext,
  at: { url: string; tenantId: string; seconds: number },
): Promise<{ 'one van': LiveFigures; live: LiveFigures }> {
  return { 'one van': await measureFleet(context, ONE_VAN, at), live: await measureFleet(context, FULL, at) }
}

async function measureFleet(
  context: BrowserContext,
  fleet: Fleet,
  { url, tenantId, seconds }: { url: string; tenantId: string; seconds: number },
): Promise<LiveFigures> {
  const relay = startRelay(url)
  const page = await context.newPage()
  try {
    await page.addInitScript((port) => {
      const Native = window.WebSocket
      window.WebSocket = class extends Native {
        constructor(address: string | URL, protocols?: string | string[]) {
          super(String(address).replace(/^ws:\/\/[^/]+/, `ws://127.0.0.1:${port}`), protocols)
        }
      }
    }, relay.port())
    const routes = await openLive(page, url, fleet)
    return await driveAll(page, { routes, topic: `realtime:${liveTopic(tenantId)}`, relay, seconds })
  } finally {
    relay.close()
    // Requests still pending when the page closes.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.close()
  }
}

async function openLive(page: Page, url: string, fleet: Fleet): Promise<LiveRoute[]> {
  let routes: LiveRoute[] = []
  let originals: string[] = []
  await page.route(/\/api\/v1\/live\?/, async (route) => {
    const answer = await route.fetch()
    const day = (await answer.json()) as LiveResponse
    routes = manyRoutes(day, fleet)
    originals = routes.map((_, n) => day.routes[n % day.routes.length]!.id)
    await route.fulfill({ response: answer, json: { ...day, routes } })
  })
  // Copies use the lines of their original.
  await page.route(/\/api\/v1\/live\/geometry/, async (route) => {
    const answer = await route.fetch()
    const drawn = new Map(((await answer.json()) as Lines).routes.map((each) => [each.routeId, each]))
    const copies = routes.map(({ id, number, stops }, n) => ({
      routeId: id,
      number,
      legs: drawn.get(originals[n]!)!.legs.slice(0, stops.length === 0 ? 0 : STOPS_A_VAN + 1),
      stopIds: stops.map((stop) => stop.id),
    }))
    await route.fulfill({ response: answer, json: { routes: copies } })
  })
  await page.goto(`${url}/tenant/live`)
  await page
    .getByRole('button', { name: new RegExp(`^R${fleet.vans}, `) })
    .first()
    .waitFor({ timeout: PATIENCE_MS, state: 'attached' })
  await page.locator('[data-map=idle]').waitFor({ timeout: PATIENCE_MS, state: 'attached' })
  await page.waitForLoadState('networkidle')
  return routes
}

async function driveAll(
  page: Page,
  {
    routes,
    topic,
    relay,
    seconds,
  }: { routes: readonly LiveRoute[]; topic: string; relay: ReturnType<typeof startRelay>; seconds: number },
): Promise<LiveFigures> {
  await page.evaluate(() => {
    window.liveFrames = []
    window.liveTasks = []
    const note = (at: number): void => {
      window.liveFrames.push(at)
      requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.liveTasks.push(duration)
    }).observe({ type: 'longtask' })
  })
  // CPU time of the page's main thread, which a busy machine hardly affects.
  const profiler = await page.context().newCDPSession(page)
  await profiler.send('Performance.enable', { timeDomain: 'threadTicks' })
  const readMetrics = async () => {
    const { metrics } = await profiler.send('Performance.getMetrics')
    return new Map(metrics.map(({ name, value }) => [name, value]))
  }
  const before = await readMetrics()
  const started = performance.now()
  const vans = routes.length
  let sent = 0
  while (performance.now() < started + seconds * 1_000) {
    const dueCount = Math.floor((Math.floor(((performance.now() - started) / 1_000) * PARTS) * vans) / PARTS)
    for (; sent < dueCount; sent += 1) {
      const { vehicle, id, position } = routes[sent % vans]!
      const driven = (1 + Math.floor(sent / vans)) * MPS
      const fix = fixOf(position!.lat + driven / METRES_PER_DEGREE, position!.lng, 0, new Date())
      relay.say(
        JSON.stringify([
          null,
          null,
          topic,
          'broadcast',
          {
            type: 'broadcast',
            event: 'position',
            payload: { vehicleId: vehicle.id, routeId: id, position: fix },
          },
        ]),
      )
    }
    await sleep(1_000 / PARTS)
  }
  const elapsedSeconds = (performance.now() - started) / 1_000
  const after = await readMetrics()
  const perSecond = (name: string) =>
    Math.round((((after.get(name) ?? 0) - (before.get(name) ?? 0)) * 1_000) / elapsedSeconds)
  const { frames, tasks } = await page.evaluate(() => ({
    frames: window.liveFrames,
    tasks: window.liveTasks,
  }))
  const gaps = frames.slice(1).map((at, i) => at - frames[i]!)
  const sorted = gaps.toSorted((a, b) => a - b)
  const round = (value: number) => Math.round(value * 10) / 10
  return {
    vans,
    'fixes a second': Math.round(sent / elapsedSeconds),
    'main thread, CPU ms a second': perSecond('TaskDuration'),
    'of it scripts': perSecond('ScriptDuration'),
    'of it style and layout': perSecond('RecalcStyleDuration') + perSecond('LayoutDuration'),
    'script, CPU ms a fix': round((perSecond('ScriptDuration') * elapsedSeconds) / Math.max(1, sent)),
    'frames a second': Math.round((gaps.length / (frames.at(-1)! - frames[0]!)) * 1_000),
    'frame, 95th percentile ms': round(sorted[Math.floor(sorted.length * 0.95)] ?? 0),
    'frame, slowest ms': round(sorted.at(-1) ?? 0),
    'long tasks': tasks.length,
    'longest task ms': round(Math.max(0, ...tasks)),
  }
}
