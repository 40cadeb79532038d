// The company's defaults for runs and orders.
import { queryOptions } from '@tanstack/react-query'
import { planningRulesBody, type PlanningRules } from '@dropwise/contracts'
import { callApi } from '../api.ts'

export const planningRulesQuery = () =>
  queryOptions({
    queryKey: ['planning-rules'],
    queryFn: () => callApi('/planning/rules', planningRulesBody),
    staleTime: 300_000,
  })

export const savePlanningRules = (rules: PlanningRules): Promise<PlanningRules> =>
  callApi('/planning/rules', planningRulesBody, { method: 'PUT', body: rules })
