// Client timers observable in a browser: heartbeats and reconnects of the socket, session refreshes, toasts.
import { expect, test, type Page } from '@playwright/test'
import {
  AUTH_REFRESH_THRESHOLD_TICKS,
  AUTH_REFRESH_TICK_MS,
  AUTH_STORAGE_KEY,
  CLAIMS,
  KEY_SET_CACHE_MS,
  REALTIME_HEARTBEAT_MS,
  REALTIME_PUSH_BUFFER,
  REALTIME_RECONNECT_MS,
  STORAGE_CACHE_SECONDS,
  STORAGE_LIST_LIMIT,
  TOAST_MS,
  TOASTS_VISIBLE,
  TRIAL_DAYS,
} from '@dropwise/contracts'
import { openSession } from './support/session.ts'

interface ObservedSockets {
  /** Page times of the attempts to connect. */
  opened: number[]
  /** Page times of the heartbeats. */
  beats: number[]
  /** Heartbeats that the server answered. */
  replies: number
  sockets: WebSocket[]
  /** Further sockets lead to a port that nothing listens on. */
  isRefused: boolean
}

/** Records the page's sockets within the page, since only there the fake clock and the events agree. */
function observeSockets(): void {
  const observed: ObservedSockets = { opened: [], beats: [], replies: 0, sockets: [], isRefused: false }
  window.WebSocket = class extends WebSocket {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(observed.isRefused ? `ws://${location.hostname}:9/` : url, protocols)
      observed.opened.push(Date.now())
      observed.sockets.push(this)
      this.addEventListener('message', (event) => {
        if (String(event.data).includes('"phoenix"')) observed.replies++
      })
    }
    override send(data: string | Blob | BufferSource): void {
      if (typeof data === 'string' && data.includes('heartbeat')) observed.beats.push(Date.now())
      super.send(data)
    }
  }
  Object.assign(window, { observed })
}

test('[9-2] the socket sends a heartbeat every 25 s and reconnects after 1, 2, 5 and 10 s', async ({
  page,
  context,
  request,
}) => {
  await openSession(context, request, 'customer')
  await page.clock.install()
  await page.addInitScript(observeSockets)
  const observed = () =>
    page.evaluate(() => {
      const { observed } = window as unknown as { observed: ObservedSockets }
      const states = observed.sockets.map((socket) => socket.readyState)
      return { ...observed, sockets: states, now: Date.now() }
    })
  /** The server and the network work in real time: wait for both before the page's time advances. */
  const run = async (ms: number, isSettled: (now: Awaited<ReturnType<typeof observed>>) => boolean) => {
    await page.clock.runFor(ms)
    await expect.poll(async () => isSettled(await observed())).toBe(true)
  }
  await page.goto('/customer/notifications')
  await expect.poll(async () => (await observed()).sockets.includes(1)).toBe(true)
  await page.clock.pauseAt(new Date((await observed()).now + 2_000))
  await page.evaluate(() => {
    const { observed } = window as unknown as { observed: ObservedSockets }
    Object.assign(observed, { beats: [], replies: 0 })
  })
  for (let seconds = 0; seconds < 80 && (await observed()).beats.length < 2; seconds++)
    await run(1_000, (now) => now.replies >= now.beats.length)
  const [first = 0, second = 0] = (await observed()).beats
  expect(Math.abs(second - first - REALTIME_HEARTBEAT_MS)).toBeLessThanOrEqual(1_000)

  await page.evaluate(() => {
    const { observed } = window as unknown as { observed: ObservedSockets }
    observed.isRefused = true
    observed.opened = []
    // 4000: the first code that a page may give, and none that the client takes for an intended end.
    for (const socket of observed.sockets) socket.close(4000)
  })
  const areClosed = (now: { sockets: number[] }) => now.sockets.every((state) => state === 3)
  await expect.poll(async () => areClosed(await observed())).toBe(true)
  const closedAt = (await observed()).now
  for (let half = 0; half < 80 && (await observed()).opened.length < REALTIME_RECONNECT_MS.length; half++)
    await run(500, areClosed)
  const { opened } = await observed()
  expect(opened).toHaveLength(REALTIME_RECONNECT_MS.length)
  const waits = opened.map((moment, i) => moment - (i === 0 ? closedAt : opened[i - 1]!))
  for (const [i, wait] of waits.entries())
    expect(
      Math.abs(wait - REALTIME_RECONNECT_MS[i]!),
      `wait ${i + 1} of ${waits.join()}`,
    ).toBeLessThanOrEqual(1_000)
})

test('[9-2] the session is refreshed every 30 s once 90 s or less of it remain', async ({
  page,
  context,
  request,
}) => {
  await openSession(context, request, 'customer')
  await page.clock.install()
  let refreshes = 0
  await page.route(/grant_type=refresh_token/, async (route) => {
    refreshes++
    const answer = await route.fetch()
    const session = (await answer.json()) as { expires_in: number }
    // The page's clock is ahead of the server's: the new session lasts from the page's time on.
    const now = await page.evaluate(() => Date.now())
    await route.fulfill({
      response: answer,
      json: { ...session, expires_at: Math.round(now / 1_000) + session.expires_in },
    })
  })
  await page.goto('/customer')
  await expect(page.getByRole('heading', { name: 'Active Deliveries' })).toBeVisible()
  const remaining = () =>
    page.evaluate(
      (key) =>
        (JSON.parse(localStorage.getItem(key)!) as { expires_at: number }).expires_at * 1_000 - Date.now(),
      AUTH_STORAGE_KEY,
    )
  const threshold = AUTH_REFRESH_THRESHOLD_TICKS * AUTH_REFRESH_TICK_MS
  await page.clock.pauseAt(
    new Date(
      (await page.evaluate(() => Date.now())) + (await remaining()) - threshold - 2 * AUTH_REFRESH_TICK_MS,
    ),
  )
  expect(refreshes).toBe(0)
  for (let tick = 0; tick < 4 && refreshes === 0; tick++) await page.clock.runFor(AUTH_REFRESH_TICK_MS)
  await expect.poll(async () => (await remaining()) > threshold + 2 * AUTH_REFRESH_TICK_MS).toBe(true)
  await page.clock.runFor(2 * AUTH_REFRESH_TICK_MS)
  expect(refreshes).toBe(1)
})

interface Library {
  createClient: (
    url: string,
    key: string,
    options: object,
  ) => {
    auth: { getClaims: (token: string) => Promise<unknown> }
    storage: {
      from: (bucket: string) => {
        list: () => Promise<unknown>
        upload: (path: string, file: Blob) => Promise<unknown>
      }
    }
    channel: (name: string) => {
      channelAdapter: {
        channel: { joinedOnce: boolean; pushBuffer: unknown[] }
        push: (event: string, payload: object) => void
      }
    }
  }
}

// The page's own client is bundled, so the same library is loaded beside it.
test.describe('the client library in the page', () => {
  test.use({ bypassCSP: true })

  test('[9-2] listings have 100 files by name, uploads are cached for an hour, 100 messages are buffered, keys are fetched every 10 min', async ({
    page,
    context,
    request,
  }) => {
    await openSession(context, request, 'tenant')
    await page.clock.install()
    const listings: unknown[] = []
    const uploads: string[] = []
    let keySets = 0
    await page.route(/\/storage\/v1\/object\//, async (route) => {
      const { url, body } = { url: route.request().url(), body: route.request().postData() ?? '' }
      if (url.includes('/object/list/')) listings.push(JSON.parse(body))
      else uploads.push(body)
      await route.fulfill({ json: [] })
    })
    await page.route(/\/\.well-known\/jwks\.json/, async (route) => {
      keySets++
      await route.continue()
    })
    await page.goto('/tenant')
    await page.addScriptTag({ path: 'node_modules/@supabase/supabase-js/dist/umd/supabase.js' })
    const waiting = await page.evaluate(
      async ([storageKey, pushes]) => {
        const { anonKey } = (await (await fetch('/config.json')).json()) as { anonKey: string }
        const { createClient } = (window as unknown as { supabase: Library }).supabase
        const client = createClient(location.origin, anonKey, { auth: { persistSession: false } })
        Object.assign(window, {
          client,
          token: (JSON.parse(localStorage.getItem(storageKey)!) as { access_token: string }).access_token,
        })
        await client.storage.from('proofs').list()
        await client.storage.from('proofs').upload('a.txt', new Blob(['a']))
        const { channelAdapter } = client.channel('room')
        channelAdapter.channel.joinedOnce = true
        for (let n = 0; n < pushes; n++) channelAdapter.push('broadcast', { n })
        return channelAdapter.channel.pushBuffer.length
      },
      [AUTH_STORAGE_KEY, REALTIME_PUSH_BUFFER + 20] as const,
    )
    expect(listings).toMatchObject([{ limit: STORAGE_LIST_LIMIT, sortBy: { column: 'name', order: 'asc' } }])
    expect(uploads[0]).toMatch(new RegExp(`name="cacheControl"\\s+${STORAGE_CACHE_SECONDS}\\s`))
    expect(waiting).toBe(REALTIME_PUSH_BUFFER)

    const readClaims = () =>
      page.evaluate(async () => {
        const { client, token } = window as unknown as {
          client: ReturnType<Library['createClient']>
          token: string
        }
        await client.auth.getClaims(token)
      })
    await readClaims()
    await page.clock.fastForward(KEY_SET_CACHE_MS - 60_000)
    await readClaims()
    expect(keySets).toBe(1)
    await page.clock.fastForward(120_000)
    await readClaims()
    expect(keySets).toBe(2)
  })
})

test('[9-1] pages state the numbers of contracts/constants.ts', async ({ page }) => {
  await page.goto('/pricing')
  await expect(page.getByRole('main')).toContainText(new RegExp(`${TRIAL_DAYS}.day`, 'i'))
  await page.goto('/onboarding')
  await expect(page.getByRole('button', { name: `Start ${TRIAL_DAYS}-Day Free Trial` })).toBeVisible()
  await page.goto('/contact')
  await expect(page.getByRole('main')).toContainText('Mon-Fri 9AM-6PM PST')
  await page.goto('/')
  for (const claim of [`${CLAIMS.savingsPercent}`, `${CLAIMS.rating}`, `${CLAIMS.uptimePercent}`])
    await expect(page.getByRole('main')).toContainText(claim)
})

/** Toasts that can be seen. */
const toasts = (page: Page) =>
  page.locator('[data-sonner-toast][data-visible="true"]:not([data-removed="true"])')

test('[9-3] one toast at a time on template screens, elsewhere at most three, for four seconds at the bottom right', async ({
  page,
  context,
  request,
}) => {
  await openSession(context, request, 'owner')
  await page.goto('/owner/emails')
  await page.getByRole('button', { name: 'New template' }).click()
  const save = page.getByRole('button', { name: 'Save template' })
  await page.clock.install()
  for (let i = 0; i < 4; i++) await save.click()
  // While one toast replaces another, both are there for a moment.
  await expect(async () => {
    await expect(toasts(page)).toHaveCount(1)
    const box = (await toasts(page).boundingBox())!
    expect(box.x + box.width).toBeGreaterThan(1440 - 60)
    expect(box.y + box.height).toBeGreaterThan(900 - 60)
  }).toPass()
  await page.clock.runFor(TOAST_MS - 1_000)
  await expect(toasts(page)).toHaveCount(1)
  await page.clock.runFor(2_000)
  await expect(toasts(page)).toHaveCount(0)

  await page.goto('/owner/settings')
  const form = page.getByRole('form', { name: 'How long things are kept' })
  for (let i = 0; i < TOASTS_VISIBLE + 2; i++) {
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form.getByRole('button', { name: 'Save' })).toBeEnabled()
  }
  await expect(toasts(page)).toHaveCount(TOASTS_VISIBLE)
})
