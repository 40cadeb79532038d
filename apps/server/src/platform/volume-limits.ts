// Volume limits in `limits` of a plan or subscription.

/** Default of waiting plans; app.check_waiting_plans() uses the same. */
const WAITING_PLANS = 40

/** Orders a day, MB of files, calls a minute of all API keys, and waiting plans; 0 = unlimited. */
export const volumeLimitsOf = ({ orders, storage, calls, waitingPlans }: Record<string, unknown>) => ({
  orderLimit: typeof orders === 'number' ? orders : 0,
  storageLimit: typeof storage === 'number' ? storage : 0,
  callLimit: typeof calls === 'number' ? calls : 0,
  waitingPlanLimit: typeof waitingPlans === 'number' ? waitingPlans : WAITING_PLANS,
})
