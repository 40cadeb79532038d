// Stores manual edits: calls of the editor, and the meaning of responses.
import { planResponse, type PlanResponse } from '@dropwise/contracts'
import { z } from 'zod'
import { ApiError, callApi } from '../../../lib/api.ts'
import type { Edit, MovesBody, Saved } from './plan-editor.ts'

const problems = z.array(z.object({ message: z.string() }))
const changedDetails = z.object({ plan: planResponse })

/** Sends one edit. When the server fails or does not respond, the editor retries later. */
export async function saveMoves(planId: string, body: MovesBody): Promise<Saved> {
  try {
    const plan = await callApi(`/plans/${planId}/moves`, planResponse, { method: 'POST', body })
    return { kind: 'stored', plan }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 0 || error.status >= 500) return { kind: 'unreachable' }
    const details = changedDetails.safeParse(error.details)
    if (error.code === 'plan_changed' && details.success) return { kind: 'changed', plan: details.data.plan }
    if (error.code === 'plan_already_dispatched') return { kind: 'left' }
    const [problem] = problems.safeParse(error.details).data ?? []
    return {
      kind: 'refused',
      message: problem?.message ?? [error.message, error.hint].filter(Boolean).join(' '),
    }
  }
}

/** Sets the locks for later runs. */
export function saveLocks(planId: string, locks: PlanResponse['locks']): Promise<PlanResponse> {
  return callApi(`/plans/${planId}/locks`, planResponse, { method: 'PUT', body: locks })
}

const keyOf = (planId: string) => `plan-edits:${planId}`

/** Edits made before a reload that could not be stored. */
export function readKeptEdits(planId: string): Edit[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(planId)) ?? '[]')
    return Array.isArray(stored) ? (stored as Edit[]) : []
  } catch {
    return []
  }
}

export function keepEdits(planId: string, edits: readonly Edit[]): void {
  try {
    if (edits.length === 0) localStorage.removeItem(keyOf(planId))
    else localStorage.setItem(keyOf(planId), JSON.stringify(edits))
  } catch {
    // If the browser cannot store them, edits stay in memory only.
  }
}
