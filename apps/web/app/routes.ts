// All routes, in the order of the requirements.
import { index, layout, prefix, route, type RouteConfig } from '@react-router/dev/routes'

const PUBLIC_PAGES = [
  'features',
  'pricing',
  'about',
  'contact',
  'careers',
  'help',
  'status',
  'developers',
  'privacy',
  'data-processing',
  'terms',
  'support',
  'security',
  'trust',
]
const DIAGNOSTIC_PAGES = [
  'diagnostics',
  'network-diagnostics',
  'cors-fix',
  'recovery',
  'escalation',
  'extension-diagnostics',
  'auth-diagnostics',
]
/** Second addresses of a page (requirement 2.1-1). */
const ALIASES = { 'privacy-policy': 'privacy', 'terms-of-service': 'terms' }

/** Page for unknown URLs, which works without script. */
export const NOT_FOUND_PAGE = '/404'

/** Paths prerendered to HTML at build time, for crawlers without JavaScript. */
export const PRERENDERED: string[] = [
  '/',
  '/login',
  '/onboarding',
  ...PUBLIC_PAGES.map((page) => `/${page}`),
  ...DIAGNOSTIC_PAGES.map((page) => `/${page}`),
  ...Object.keys(ALIASES).map((alias) => `/${alias}`),
  '/register',
  '/forgot-password',
  '/track',
  '/track/demo',
  '/verify',
  '/tenant/onboarding',
  NOT_FOUND_PAGE,
]

export default [
  // Public pages load no session code
  layout('routes/public/layout.tsx', [
    index('routes/public/home.tsx'),
    ...PUBLIC_PAGES.map((page) => route(page, `routes/public/${page}.tsx`)),
    ...Object.entries(ALIASES).map(([alias, page]) =>
      route(alias, `routes/public/${page}.tsx`, { id: `routes/public/${alias}` }),
    ),
    layout(
      'routes/diagnostics/layout.tsx',
      DIAGNOSTIC_PAGES.map((page) => route(page, `routes/diagnostics/${page}.tsx`)),
    ),
  ]),

  // Public tracking loads no session code, so it shows early
  route('track', 'routes/tracking/find.tsx'),
  route('track/:number', 'routes/tracking/track.tsx'),

  // Anyone verifies proofs of delivery, without a session
  route('verify', 'routes/verify/kept-file.tsx'),
  route('verify/:number', 'routes/verify/stored-proof.tsx'),

  // The public order form of a company, without a session
  route('order/:slug', 'routes/order/order.tsx'),

  layout('routes/with-session.tsx', [
    layout('routes/auth/layout.tsx', [
      route('login', 'routes/auth/login.tsx'),
      route('forgot-password', 'routes/auth/forgot-password.tsx'),
      route('reset-password', 'routes/auth/reset-password.tsx'),
      route('register', 'routes/auth/register.tsx'),
      route('verify-email', 'routes/auth/verify-email.tsx'),
      route('sign-in-link', 'routes/auth/sign-in-link.tsx'),
      route('setup', 'routes/auth/setup.tsx'),
      route('invite', 'routes/auth/invite.tsx'),
      route('onboarding', 'routes/auth/onboarding.tsx'),
      route('tenant/onboarding', 'routes/auth/onboarding.tsx', { id: 'routes/auth/tenant-onboarding' }),
    ]),
    route('sign-out', 'routes/auth/sign-out.tsx'),
    route('driver/code', 'routes/driver/code.tsx'),

    // Signed in
    layout('routes/signed-in.tsx', [
      route('dashboard/*', 'routes/dashboard.tsx'),
      route('account/security', 'routes/account/security.tsx'),
      route('account/access', 'routes/account/access.tsx'),
      ...prefix('owner', [
        layout('routes/owner/layout.tsx', [
          index('routes/owner/overview.tsx'),
          route('ai-routes', 'routes/owner/ai-routes.tsx'),
          route('tenants', 'routes/owner/tenants.tsx'),
          route('tenants/new', 'routes/owner/new-tenant.tsx'),
          route('subscriptions', 'routes/owner/subscriptions.tsx'),
          route('billing', 'routes/owner/billing.tsx'),
          route('plans', 'routes/owner/plans.tsx'),
          route('emails', 'routes/owner/emails.tsx'),
          route('integrations', 'routes/owner/integrations.tsx'),
          route('security', 'routes/owner/security.tsx'),
          route('settings', 'routes/owner/settings.tsx'),
          route('support', 'routes/owner/support.tsx'),
          route('status', 'routes/owner/status.tsx'),
          route('outbox', 'routes/owner/outbox.tsx'),
          route('system', 'routes/owner/system.tsx'),
          route('audit', 'routes/owner/audit.tsx'),
          route('regions', 'routes/owner/regions.tsx'),
        ]),
      ]),
      ...prefix('tenant', [
        layout('routes/tenant/layout.tsx', [
          index('routes/tenant/overview.tsx'),
          layout('routes/tenant/fleet-layout.tsx', [
            route('fleet', 'routes/tenant/fleet.tsx'),
            route('fleet/work', 'routes/tenant/fleet-work.tsx'),
            route('fleet/fuel', 'routes/tenant/fleet-fuel.tsx'),
            route('fleet/incidents', 'routes/tenant/fleet-incidents.tsx'),
          ]),
          layout('routes/tenant/drivers-layout.tsx', [
            route('drivers', 'routes/tenant/drivers.tsx'),
            route('drivers/balance', 'routes/tenant/drivers-balance.tsx'),
            route('drivers/pay', 'routes/tenant/drivers-pay.tsx'),
          ]),
          route('routes', 'routes/tenant/routes.tsx'),
          ...['drivers/add', 'routes/create'].map((address) =>
            route(address, 'routes/tenant/open-panel.tsx', { id: `routes/tenant/${address}` }),
          ),
          layout('routes/tenant/analytics-layout.tsx', [
            route('analytics', 'routes/tenant/analytics.tsx'),
            route('analytics/reports', 'routes/tenant/analytics-reports.tsx'),
          ]),
          route('analytics/replay', 'routes/tenant/analytics-replay.tsx'),
          layout('routes/tenant/settings-layout.tsx', [
            route('settings', 'routes/tenant/settings.tsx'),
            route('settings/team', 'routes/tenant/settings-team.tsx'),
            route('settings/single-sign-on', 'routes/tenant/settings-single-sign-on.tsx'),
            route('settings/depots', 'routes/tenant/settings-depots.tsx'),
            route('settings/zones', 'routes/tenant/settings-zones.tsx'),
            route('settings/addresses', 'routes/tenant/settings-addresses.tsx'),
            route('settings/planning', 'routes/tenant/settings-planning.tsx'),
            route('settings/speeds', 'routes/tenant/settings-speeds.tsx'),
            route('settings/drivers', 'routes/tenant/settings-drivers.tsx'),
            route('settings/recipients', 'routes/tenant/settings-recipients.tsx'),
            route('settings/emails', 'routes/tenant/settings-emails.tsx'),
            route('settings/plan', 'routes/tenant/settings-plan.tsx'),
            route('settings/audit', 'routes/tenant/settings-audit.tsx'),
            route('settings/api-keys', 'routes/tenant/settings-api-keys.tsx'),
            route('settings/webhooks', 'routes/tenant/settings-webhooks.tsx'),
            route('settings/order-fields', 'routes/tenant/settings-order-fields.tsx'),
            route('settings/order-form', 'routes/tenant/settings-order-form.tsx'),
            route('settings/rates', 'routes/tenant/settings-rates.tsx'),
            route('settings/shops', 'routes/tenant/settings-shops.tsx'),
            route('settings/privacy', 'routes/tenant/settings-privacy.tsx'),
            route('settings/archive', 'routes/tenant/settings-archive.tsx'),
          ]),
          route('orders', 'routes/tenant/orders.tsx'),
          route('plan', 'routes/tenant/plan.tsx'),
          route('plan/week', 'routes/tenant/plan-week.tsx'),
          route('live', 'routes/tenant/live.tsx'),
          route('messages', 'routes/tenant/messages.tsx'),
          route('support', 'routes/tenant/support.tsx'),
        ]),
      ]),
      ...prefix('customer', [
        layout('routes/customer/layout.tsx', [
          index('routes/customer/home.tsx'),
          route('track/:number', 'routes/customer/track.tsx'),
          route('schedule', 'routes/customer/schedule.tsx'),
          route('feedback/:number', 'routes/customer/feedback.tsx'),
          route('notifications', 'routes/customer/notifications.tsx'),
          route('profile', 'routes/customer/profile.tsx'),
          route('history', 'routes/customer/history.tsx'),
        ]),
      ]),
      ...prefix('driver', [layout('routes/driver/layout.tsx', [index('routes/driver/today.tsx')])]),
    ]),
  ]),

  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
