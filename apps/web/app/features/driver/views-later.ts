// The driver's other screens, loaded when they are opened: the phone holds their code, and the next stop need not wait for it.
import { lazy } from 'react'

const messages = () => import('./messages-view.tsx')
const order = () => import('./order/order-view.tsx')
const form = () => import('./stop-form.tsx')
const check = () => import('./vehicle-check/vehicle-check-view.tsx')

export const MessagesView = lazy(async () => ({ default: (await messages()).MessagesView }))
export const OrderView = lazy(async () => ({ default: (await order()).OrderView }))
export const StopForm = lazy(async () => ({ default: (await form()).StopForm }))
export const VehicleCheckView = lazy(async () => ({ default: (await check()).VehicleCheckView }))

/** Where no service worker holds them yet, they are read with the first screen: the network may be gone at the next door. */
if (typeof navigator !== 'undefined' && !navigator.serviceWorker?.controller)
  for (const read of [form, check, order, messages]) read().catch(() => {})
