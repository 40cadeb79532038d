// The whole URL map, in the order of the specification.
import { index, layout, prefix, route, type RouteConfig } from '@react-router/dev/routes'

/** Paths written to disk as HTML when the app is built: what a crawler without JavaScript receives. */
export const PRERENDERED: string[] = ['/login']

export default [
  // Public pages and sign-in
  route('login', 'routes/auth/login.tsx'),

  // Tracking, public
  route('track/:number', 'routes/tracking/track.tsx'),

  // Signed in
  layout('routes/signed-in.tsx', [
    route('dashboard/*', 'routes/dashboard.tsx'),
    ...prefix('owner', [layout('routes/owner/layout.tsx', [index('routes/owner/overview.tsx')])]),
    ...prefix('tenant', [
      layout('routes/tenant/layout.tsx', [
        index('routes/tenant/overview.tsx'),
        route('orders', 'routes/tenant/orders.tsx'),
        route('plan', 'routes/tenant/plan.tsx'),
        route('live', 'routes/tenant/live.tsx'),
        route('fleet', 'routes/tenant/fleet.tsx'),
      ]),
    ]),
    ...prefix('customer', [
      layout('routes/customer/layout.tsx', [index('routes/customer/home.tsx'), route('track/:number', 'routes/customer/track.tsx')]),
    ]),
    ...prefix('driver', [layout('routes/driver/layout.tsx', [index('routes/driver/today.tsx')])]),
  ]),

  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
