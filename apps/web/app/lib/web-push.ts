// This browser's push subscription: ask the browser, register with the server, cancel.
import { pushKeyResponse, pushStateResponse } from '@dropwise/contracts'
import { callApi } from './api.ts'

/** The service worker that shows notifications, and its pages. */
export interface PushWorker {
  script: string
  scope: string
}
export const DRIVER_WORKER: PushWorker = { script: '/driver-sw.js', scope: '/driver' }
export const CUSTOMER_WORKER: PushWorker = { script: '/customer-sw.js', scope: '/customer' }

/**
 * `unsupported`: not available, on phones often until the page is on the home screen. `denied`: the person
 * refused.
 */
export type PushState = 'unsupported' | 'denied' | 'off' | 'on'

const isPossible = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

export async function readPushState({ scope }: PushWorker): Promise<PushState> {
  if (!isPossible()) return 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  const subscription = await subscriptionOf(scope)
  if (!subscription) return 'off'
  // Another person may have signed in since.
  const { isOn } = await callApi('/push/subscription/state', pushStateResponse, {
    method: 'POST',
    body: { endpoint: subscription.endpoint },
  })
  return isOn ? 'on' : 'off'
}

async function subscriptionOf(scope: string): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(scope)
  return (await registration?.pushManager.getSubscription()) ?? null
}

/** Asks for permission if needed. Returns `denied` on refusal. */
export async function switchPushOn({ script, scope }: PushWorker): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied'
  const registration = await navigator.serviceWorker.register(script, { scope })
  await activeOf(registration)
  const { key } = await callApi('/push/key', pushKeyResponse)
  const applicationServerKey = bytesOf(key)
  const subscription = await registration.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey })
    // A subscription with another installation's key is in the way.
    .catch(async () => {
      await (await registration.pushManager.getSubscription())?.unsubscribe()
      return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })
    })
  const { endpoint, keys } = subscription.toJSON()
  await callApi('/push/subscription', pushStateResponse, {
    method: 'PUT',
    body: { endpoint, keys, device: deviceName() },
  })
  return 'on'
}

export async function switchPushOff({ scope }: PushWorker): Promise<PushState> {
  const subscription = await subscriptionOf(scope)
  await subscription?.unsubscribe()
  return 'off'
}

/**
 * Cancels the subscription, so the next person gets no notifications of the previous one. The push service
 * tells the server.
 */
export async function forgetPushes(): Promise<void> {
  if (!isPossible()) return
  for (const { scope } of [DRIVER_WORKER, CUSTOMER_WORKER]) await switchPushOff({ script: '', scope })
}

/** Subscribing requires an active worker. */
async function activeOf(registration: ServiceWorkerRegistration): Promise<void> {
  const worker = registration.installing ?? registration.waiting
  if (registration.active || !worker) return
  await new Promise<void>((resolve) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve()
    })
  })
}

function bytesOf(base64Url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64Url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}

/** Name of the device, such as `Chrome on Android`, as far as the browser reports it. */
function deviceName(): string {
  const { userAgent } = navigator
  const browser = /Edg\/|OPR\/|Firefox\/|Chrome\/|Safari\//.exec(userAgent)?.[0]?.slice(0, -1) ?? 'Browser'
  const system = /Android|iPhone|iPad|Windows|Mac OS|Linux/.exec(userAgent)?.[0]
  const name = { Edg: 'Edge', OPR: 'Opera' }[browser] ?? browser
  return system ? `${name} on ${system}` : name
}
