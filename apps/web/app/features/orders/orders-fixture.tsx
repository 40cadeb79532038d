// The orders screen with three orders, for its tests.
import { toListed, toStored } from '@dropwise/contracts'
import { DAY, renderScreen } from '../../testing/render-screen.tsx'
import { OrdersScreen } from './orders-screen.tsx'

export const order = (n: number, more: object = {}) => ({
  id: `44444444-4444-4444-8444-44444444444${n}`,
  reference: `DW-${n}`,
  trackingNumber: `0123456789ABC${n}`,
  status: 'open',
  deliveryStatus: 'pending',
  recipient: ['', 'Edith Ward', 'Bob Marsh', 'Cat Lane'][n],
  phone: null,
  email: null,
  address: `${n} Heron Terrace, Ashmouth`,
  lat: 50.7,
  lng: -1.9,
  date: DAY,
  lastDate: null,
  windowStart: null,
  windowEnd: null,
  ...toListed(toStored({ packages: n, weightKg: 8.4 })),
  routeId: null,
  routeNumber: null,
  sequence: null,
  eta: null,
  promisedFrom: null,
  promisedTo: null,
  lateSeconds: 0,
  unserved: null,
  ...more,
})
const answers = {
  'GET /api/v1/orders': {
    items: [order(1), order(2, { lateSeconds: 600, routeNumber: 7, sequence: 2 }), order(3)],
    cursor: null,
  },
}
/** Renders the screen on its day with three orders, and with further answers. */
export const open = (more: object = {}, path = '/tenant/orders') =>
  renderScreen(<OrdersScreen />, { path, answers: { ...answers, ...more } })
