// One drag for the whole plan: from map to timeline, and back.
import type { PlanView } from '../plan-model.ts'
import { assign, moveStop } from './changes.ts'
import type { PlanEditing } from './use-plan-editor.ts'
import { useStopDrag, type StopDrag } from './use-stop-drag.ts'

export function usePlanDrag(view: PlanView | null, { editor, day, perform }: PlanEditing): StopDrag {
  return useStopDrag({
    isEnabled: editor !== null,
    offers: async (orderId, at) => editor?.offers(orderId, at) ?? [],
    onDrop(stop, { vehicleId, position }) {
      const route = view?.routes.find((each) => each.vehicleId === vehicleId)
      const number = route?.number ?? day?.numbers.get(vehicleId)
      const to = { vehicleId, position: position ?? ('best' as const) }
      if (!stop.home) return perform(assign(stop, to, number ?? 0))
      if (number === stop.home.route && position === stop.home.sequence) return
      perform(moveStop({ ...stop.home, orderId: stop.orderId }, to, number))
    },
  })
}
