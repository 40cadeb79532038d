// Limits of volume as `limits` of a plan or a subscription holds them.

/** Plans that wait where nobody says otherwise; app.check_waiting_plans() takes the same. */
const WAITING_PLANS = 40

/** Orders for one day, MB of files, calls a minute of all API keys, and plans that wait; 0 = unlimited. */
export const volumeLimitsOf = ({ orders, storage, calls, waitingPlans }: Record<string, unknown>) => ({
  orderLimit: typeof orders === 'number' ? orders : 0,
  storageLimit: typeof storage === 'number' ? storage : 0,
  callLimit: typeof calls === 'number' ? calls : 0,
  waitingPlanLimit: typeof waitingPlans === 'number' ? waitingPlans : WAITING_PLANS,
})
