// Continues a search that a busy machine cut short, so that orders are only left out after enough search.
import type { InitialPlan, Plan } from '@dropwise/planner'

/** Maximum number of continuations before a plan with unserved orders is accepted. */
const MORE_SEARCHES = 3

/** Runs `search`, and continues from its result while it was cut short, until `signal` ends it. */
export async function searchOn(
  search: (initial?: InitialPlan) => Promise<Plan>,
  signal: AbortSignal,
): Promise<Plan> {
  let plan = await search()
  for (let more = 0; more < MORE_SEARCHES && isCutShort(plan) && !signal.aborted; more += 1)
    plan = await search(toInitialPlan(plan))
  return plan
}

/** Whether orders are left out only because the search had too little time. */
function isCutShort({ unserved }: Plan): boolean {
  return unserved.some(({ code }) => code === 'search_cut_short')
}

function toInitialPlan({ routes }: Plan): InitialPlan {
  return {
    routes: routes.map(({ vehicle, steps }) => ({
      vehicle,
      orders: steps.flatMap((step) => (step.type === 'order' && step.id !== undefined ? [step.id] : [])),
    })),
  }
}
