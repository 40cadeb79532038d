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

test('[9-2] the socket sends a heartbeat every 25 s and reconnects after 1, 2, 5 and 10 s', async ({
  page,
  context,
  request,
}) => {
  await openSession(context, request, 'customer')
  await page.clock.install()
  /** Page times of socket events. */
  const at = { opened: [] as number[], beat: [] as number[] }
  let breakOff = () => {}
  let isRefused = false
  const now = () => page.evaluate(() => Date.now())
  await page.routeWebSocket(/\/realtime\/v1\//, async (socket) => {
    at.opened.push(await now())
    if (isRefused) {
      await socket.close({ code: 1011 })
      return
    }
    const server = socket.connectToServer()
    breakOff = () => void socket.close({ code: 1011 })
    socket.onMessage((message) => {
      if (String(message).includes('heartbeat')) void now().then((moment) => at.beat.push(moment))
      server.send(message)
    })
  })
  await page.goto('/customer/notifications')
  await expect.poll(() => at.opened.length).toBeGreaterThan(0)
  await page.clock.pauseAt(new Date((await now()) + 2_000))
  at.beat = []
  for (let seconds = 0; seconds < 80 && at.beat.length < 3; seconds++) await page.clock.runFor(1_000)
  await expect.poll(() => at.beat.length).toBeGreaterThan(1)
  const [first = 0, second = 0] = at.beat
  expect(Math.abs(second - first - REALTIME_HEARTBEAT_MS)).toBeLessThanOrEqual(1_000)

  isRefused = true
  at.opened = []
  const broken = await now()
  breakOff()
  const waits = () => at.opened.map((moment, i) => moment - (i === 0 ? broken : at.opened[i - 1]!))
  for (let half = 0; half < 80 && at.opened.length < REALTIME_RECONNECT_MS.length; half++) {
    await page.clock.runFor(500)
    // The socket opens outside the page, in real time.
    await page.evaluate(() => {})
  }
  expect(at.opened).toHaveLength(REALTIME_RECONNECT_MS.length)
  for (const [i, wait] of waits().entries())
    expect(
      Math.abs(wait - REALTIME_RECONNECT_MS[i]!),
      `wait ${i + 1} of ${waits().join()}`,
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
    await route.continue()
  })
  await page.goto('/customer')
  await expect(page.getByRole('heading', { name: 'Active Deliveries' })).toBeVisible()
  const remaining = await page.evaluate(
    (key) =>
      (JSON.parse(localStorage.getItem(key)!) as { expires_at: number }).expires_at * 1_000 - Date.now(),
    AUTH_STORAGE_KEY,
  )
  const threshold = AUTH_REFRESH_THRESHOLD_TICKS * AUTH_REFRESH_TICK_MS
  await page.clock.fastForward(remaining - threshold - 2 * AUTH_REFRESH_TICK_MS)
  expect(refreshes).toBe(0)
  await page.clock.runFor(4 * AUTH_REFRESH_TICK_MS)
  await expect.poll(() => refreshes).toBe(1)
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
  await expect(toasts(page)).toHaveCount(1)
  const box = (await toasts(page).boundingBox())!
  expect(box.x + box.width).toBeGreaterThan(1440 - 60)
  expect(box.y + box.height).toBeGreaterThan(900 - 60)
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
