// Service worker of the recipient's area: shows notifications, caches nothing. Only for people who enabled
// them.
import { showPushes } from './push.ts'

declare const self: ServiceWorkerGlobalScope

showPushes()
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
