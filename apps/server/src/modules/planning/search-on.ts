// Searches on after a search that a busy machine cut short: orders are left out only where there was time to find that out.
import type { InitialPlan, Plan } from '@dropwise/planner'

/** A search that was cut short goes on so many times before its plan is offered with orders left out. */
const MORE_SEARCHES = 3

/** Runs `search`, and again from where it ended while it was cut short, until `signal` ends it. */
export async function searchOn(
  search: (initial?: InitialPlan) => Promise<Plan>,
  signal: AbortSignal,
): Promise<Plan> {
  let plan = await search()
  for (let more = 0; more < MORE_SEARCHES && isCutShort(plan) && !signal.aborted; more += 1)
    plan = await search(toInitialPlan(plan))
  return plan
}

/** Orders are left out, and the machine was too busy to find out whether they must be. */
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
