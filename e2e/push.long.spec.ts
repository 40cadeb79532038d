// Web push in a browser: the worker shows notifications, and a tap opens the named page.
import { expect, test, type BrowserContext, type Page, type Worker } from '@playwright/test'

const PATIENCE = { timeout: 120_000 }

/**
 * Headless Chromium grants no notifications and has none to tap. The test records what the worker would show
 * and where a tap leads; the push itself is the browser's.
 */
const NOTE_SHOWN = `(() => {
  self.shown = []
  self.opened = []
  self.registration.showNotification = async (title, options) => void self.shown.push({ title, ...options })
  self.clients.openWindow = async (url) => (self.opened.push(url), null)
})()`

/** Simulates a tap on the newest notification; returns the opened address. */
const TAP = `(async () => {
  const work = []
  let isClosed = false
  const event = new ExtendableEvent('notificationclick')
  Object.defineProperties(event, {
    notification: { value: { ...self.shown.at(-1), close: () => { isClosed = true } } },
    waitUntil: { value: (promise) => work.push(promise) },
  })
  self.dispatchEvent(event)
  await Promise.all(work)
  return { opened: self.opened.splice(0), isClosed }
})()`

async function startWorker(page: Page, context: BrowserContext, script: string, scope: string) {
  const find = (): Worker | undefined =>
    context.serviceWorkers().find((worker) => new URL(worker.url()).pathname === script)
  await page.evaluate(
    async ([file, pages]) => {
      const registration = await navigator.serviceWorker.register(file!, { scope: pages! })
      const worker = registration.installing ?? registration.waiting
      if (registration.active || !worker) return
      await new Promise<void>((resolve) => {
        worker.addEventListener('statechange', () => worker.state === 'activated' && resolve())
      })
    },
    [script, scope],
  )
  await expect.poll(find, PATIENCE).toBeDefined()
  const worker = find()!
  await worker.evaluate(NOTE_SHOWN)
  return worker
}

/** Delivers a push through the developer tools, like the push service. */
async function pusher(page: Page, scope: string): Promise<(data: string) => Promise<void>> {
  const tools = await page.context().newCDPSession(page)
  const { origin } = new URL(page.url())
  const ids = new Map<string, string>()
  tools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    for (const { registrationId, scopeURL } of registrations) ids.set(scopeURL, registrationId)
  })
  await tools.send('ServiceWorker.enable')
  await expect.poll(() => ids.get(origin + scope), PATIENCE).toBeDefined()
  const registrationId = ids.get(origin + scope)!
  return async (data) => {
    await tools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
  }
}

const AREAS = [
  { who: 'driver', script: '/driver-sw.js', scope: '/driver', to: '/driver?route=7&view=list' },
  { who: 'recipient', script: '/customer-sw.js', scope: '/customer', to: '/customer/track/DW-1' },
] as const

for (const { who, script, scope, to } of AREAS)
  test(`[9-4] a push to a ${who} is shown, and a tap opens its page`, async ({ page, context, baseURL }) => {
    await page.goto('/track/demo')
    const worker = await startWorker(page, context, script, scope)
    const push = await pusher(page, scope)
    const count = () => worker.evaluate('self.shown.length')
    const last = () => worker.evaluate('self.shown.at(-1)')
    const notice = { title: 'Your driver is near', body: 'About 10:20', url: to, tag: 'near' }

    await push(JSON.stringify(notice))
    await expect.poll(count, PATIENCE).toBe(1)
    expect(await last()).toMatchObject({
      title: notice.title,
      body: notice.body,
      tag: 'near',
      data: { url: to },
    })
    expect(await worker.evaluate(TAP)).toEqual({ opened: [new URL(to, baseURL).href], isClosed: true })

    await push('not json')
    await expect.poll(count, PATIENCE).toBe(2)
    expect(await last()).toMatchObject({ title: 'Dropwise', data: { url: scope } })
    // A foreign URL opens nothing.
    await push(JSON.stringify({ ...notice, url: 'https://elsewhere.example/' }))
    await expect.poll(count, PATIENCE).toBe(3)
    expect(await worker.evaluate(TAP)).toEqual({ opened: [], isClosed: true })
  })
