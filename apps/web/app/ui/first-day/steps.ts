// What a new company does first, ticked from the database.
import type { FirstSteps } from './api.ts'

export const FIRST_STEPS = [
  {
    label: 'setDepot',
    why: 'whyDepot',
    to: '/tenant/fleet?panel=new',
    isDone: ({ depots }) => depots > 0,
  },
  {
    label: 'addVehicle',
    why: 'whyVehicle',
    to: '/tenant/fleet?panel=new',
    isDone: ({ vehicles }) => vehicles > 0,
  },
  { label: 'addADriver', why: 'whyDriver', to: '/tenant/drivers/add', isDone: ({ drivers }) => drivers > 0 },
  {
    label: 'importOrders',
    why: 'whyOrders',
    to: '/tenant/orders?panel=import',
    isDone: ({ orders }) => orders > 0,
  },
  { label: 'planAndDispatch', why: 'whyPlan', to: '/tenant/plan', isDone: ({ routes }) => routes > 0 },
] as const satisfies readonly {
  label: string
  why: string
  to: string
  isDone: (steps: FirstSteps) => boolean
}[]
