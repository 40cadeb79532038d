// Imports another planner's file from the plan's menu: its routes become a plan, which opens.
import { useRef } from 'react'
import { ApiError, describeError } from '../../../lib/api.ts'
import { useTenant } from '../../../lib/company-context.tsx'
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
      const made = await take.mutateAsync({ id: plan.id, solution: parse(await file.text()) })
      pickPlan(made.id)
      notify({
        title: 'The routes are now a plan of their own',
        detail: whatItBreaks(made.violations.length),
      })
    } catch (error) {
      notify({ title: `${file.name} could not be taken over`, detail: reasonOf(error), tone: 'bad' })
    }
  }
  const input = (
    <input
      ref={field}
      type="file"
      aria-label="VROOM solution"
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
    throw new Error('This is not JSON. Choose the file that VROOM wrote.', { cause })
  }
}

function whatItBreaks(rules: number): string {
  if (rules === 0) return 'Timed on our roads, it breaks no rule.'
  return rules === 1
    ? 'Timed on our roads, it breaks one rule.'
    : `Timed on our roads, it breaks ${rules} rules.`
}

function reasonOf(error: unknown): string {
  if (error instanceof ApiError && error.code === 'validation_failed') return 'This is not a VROOM solution.'
  const { message, hint } = describeError(error)
  return hint ? `${message} ${hint}` : message
}
