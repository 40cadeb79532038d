// The driver's other screens, loaded when they are opened: the phone holds their code, and the next stop need not wait for it.
import { lazy, useEffect } from 'react'

const messages = () => import('./messages-view.tsx')
const order = () => import('./order/order-view.tsx')
const form = () => import('./stop-form.tsx')
const check = () => import('./vehicle-check/vehicle-check-view.tsx')

export const MessagesView = lazy(async () => ({ default: (await messages()).MessagesView }))
export const OrderView = lazy(async () => ({ default: (await order()).OrderView }))
export const StopForm = lazy(async () => ({ default: (await form()).StopForm }))
export const VehicleCheckView = lazy(async () => ({ default: (await check()).VehicleCheckView }))

/** Until the first stop is on the screen, in milliseconds. */
const AFTER_MS = 3_000

/** Where no service worker holds them yet, they are read once: the network may be gone at the next door. */
export function useViewsAhead(): void {
  useEffect(() => {
    if (navigator.serviceWorker?.controller) return
    const timer = setTimeout(() => {
      for (const read of [form, check, order, messages]) read().catch(() => {})
    }, AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
}
