// Service worker of the recipient's area: it shows what is pushed, and keeps nothing. It is there for those alone who asked for it.
import { showPushes } from './push.ts'

declare const self: ServiceWorkerGlobalScope

showPushes()
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
