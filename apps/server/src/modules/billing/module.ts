// Billing: plans, subscriptions with a clock, numbered invoices, and card payments when Stripe's keys are
// set.
import type { ServerModule } from '../../platform/platform.ts'
import { workBilling } from './clock.ts'
import { companyBillingRoutes } from './company-routes.ts'
import { ownerBillingRoutes } from './owner-routes.ts'
import { stripeRoutes } from './stripe-routes.ts'

export const billing: ServerModule = {
  name: 'billing',
  async api(app, platform) {
    companyBillingRoutes(app, platform)
    ownerBillingRoutes(app, platform)
    await stripeRoutes(app, platform)
  },
  work: workBilling,
}
