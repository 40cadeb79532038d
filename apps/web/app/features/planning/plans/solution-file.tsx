// Imports another planner's file from the plan's menu: its routes become a plan, which opens.
import { useRef } from 'react'
import { ApiError, describeError } from '../../../lib/api.ts'
import { useTenant } from '../../../lib/company-context.tsx'
import { planWords as words } from '../../../lib/words/plan.ts'
import { notify } from '../../../ui/toasts.tsx'
import type { PlanData } from '../use-plan.ts'
import { useTakeSolution } from './api.ts'

/** Render `input` while `choose` may be called. */
export function useSolutionFile({ plan, pickPlan }: PlanData) {
  const { day } = useTenant()
  const take = useTakeSolution(day)
  const field = useRef<HTMLInputElement>(null)
  const read = async (file: File) => {
    if (!plan) return
    try {
      const newPlan = await take.mutateAsync({ id: plan.id, solution: parse(await file.text()) })
      pickPlan(newPlan.id)
      notify({
        title: words('routesTakenOver'),
        detail: whatItBreaks(newPlan.violations.length),
      })
    } catch (error) {
      notify({ title: words('notTakenOver', { file: file.name }), detail: reasonOf(error), tone: 'bad' })
    }
  }
  const input = (
    <input
      ref={field}
      type="file"
      aria-label={words('vroomSolution')}
      accept=".json,application/json"
      className="sr-only"
      tabIndex={-1}
      onChange={(event) => {
        const file = event.target.files?.[0]
        event.target.value = ''
        if (file) void read(file)
      }}
    />
  )
  return { input, choose: () => field.current?.click() }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new Error(words('notJson'), { cause })
  }
}

function whatItBreaks(rules: number): string {
  return rules === 0 ? words('breaksNoRule') : words('breaksRules', { count: rules })
}

function reasonOf(error: unknown): string {
  if (error instanceof ApiError && error.code === 'validation_failed') return words('notVroom')
  const { message, hint } = describeError(error)
  return hint ? `${message} ${hint}` : message
}
