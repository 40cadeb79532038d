// Shows push notifications and opens their page on tap. Shared by the workers of driver's app and recipient's
// area.
import { PRODUCT_NAME, type PushPayload } from '@dropwise/contracts'

declare const self: ServiceWorkerGlobalScope

const ICON = '/icons/icon-192.png'

export function showPushes(): void {
  self.addEventListener('push', (event) => event.waitUntil(show(event.data)))
  self.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(open((event.notification.data as { url: string }).url))
  })
}

async function show(data: PushMessageData | null): Promise<void> {
  const { title, body, url, tag } = readPush(data) ?? {
    // A push without notification costs the permission, so an unreadable one shows a default.
    title: PRODUCT_NAME,
    body: 'There is an update. Open the page to see it.',
    url: new URL(self.registration.scope).pathname,
    tag: 'news',
  }
  await self.registration.showNotification(title, { body, tag, icon: ICON, data: { url } })
}

/** Validates by hand: a schema library would be larger than the worker. */
function readPush(data: PushMessageData | null): PushPayload | null {
  try {
    const payload = data?.json() as Partial<Record<keyof PushPayload, unknown>> | null
    const { title, body, url, tag } = payload ?? {}
    const areTexts = [title, body, url, tag].every((text) => typeof text === 'string')
    return areTexts ? (payload as PushPayload) : null
  } catch {
    return null
  }
}

/** Focuses an open page, else opens one. Never opens foreign URLs. */
async function open(path: string): Promise<void> {
  const url = new URL(path, self.location.origin)
  if (url.origin !== self.location.origin) return
  const windows = await self.clients.matchAll({ type: 'window' })
  const there = windows.find((client) => new URL(client.url).pathname === url.pathname)
  if (!there) {
    await self.clients.openWindow(url.href)
    return
  }
  await there.focus()
  if (there.url !== url.href) await there.navigate(url.href)
}
