// The editor of the plan on screen: opened when it can be changed, kept for the session, told what the server knows.
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import type { PlanResponse } from '@dropwise/contracts'
import { describeError } from '../../../lib/api.ts'
import { supabase } from '../../../lib/supabase.ts'
import { notify } from '../../../ui/toasts.tsx'
import { PlanEditor, type EditorSnapshot, type NewEdit } from './plan-editor.ts'
import { planProblemQuery, type PlanProblem } from './plan-problem.ts'
import { keepEdits, readKeptEdits, saveLocks, saveMoves } from './save-moves.ts'
import { startScorer, type Scorer } from './scorer.ts'
import { whatChanged } from './what-changed.ts'

/** With unsaved changes the server is asked again this often, in milliseconds. */
const RETRY_MS = 4_000

/** Editors of this session by plan: what was done can be undone after a look at another page. */
const editors = new Map<string, PlanEditor>()

function editorOf(client: QueryClient, plan: PlanResponse): PlanEditor {
  const known = editors.get(plan.id)
  if (known) return known
  const editor = new PlanEditor(plan, readKeptEdits(plan.id), {
    save: (body) => saveMoves(plan.id, body),
    keep: (edits) => keepEdits(plan.id, edits),
    onStored: (stored) => client.setQueryData(['plan', stored.id], stored),
    onForeign: (before, after, isRebased) =>
      notify({
        title: 'Someone else changed this plan.',
        detail: `${whatChanged(before, after)}${isRebased ? '; your changes were reapplied' : ''}.`,
      }),
    onRefused: (edit, message) =>
      notify({ title: `${edit.label}: not possible.`, detail: message, tone: 'bad' }),
  })
  editors.set(plan.id, editor)
  return editor
}

const nothing = () => () => {}

/** Can be changed by hand: it is complete, none of its orders changed since, and it is not on the road. */
export function isEditable(plan: PlanResponse | null): plan is PlanResponse {
  return plan !== null && (plan.status === 'done' || plan.status === 'stopped') && !plan.isOutOfDate
}

/** Hears of changes that others make. Without a line they come with the next look at the plan. */
function useOthersChanges(planId: string | null, client: QueryClient): void {
  useEffect(() => {
    if (!planId) return
    let isGone = false
    let leave = () => {}
    async function listen(): Promise<void> {
      const line = await supabase()
      await line.realtime.setAuth()
      if (isGone) return
      const channel = line
        .channel(`plan:${planId}`)
        .on(
          'postgres_changes',
          { event: 'UPDATE', schema: 'public', table: 'plans', filter: `id=eq.${planId}` },
          () => void client.invalidateQueries({ queryKey: ['plan', planId] }),
        )
        .subscribe()
      leave = () => void line.removeChannel(channel)
    }
    listen().catch(() => {})
    return () => {
      isGone = true
      leave()
    }
  }, [planId, client])
}

function useScorer(editor: PlanEditor | null, day: PlanProblem | undefined): Scorer | null {
  const scorer = useSyncExternalStore(nothing, () => (day ? scorerOf(day) : null))
  useEffect(() => {
    if (editor && scorer && day) editor.open(scorer, day)
  }, [editor, scorer, day])
  return scorer
}

/** The last problem's worker: a page has one plan on screen. */
let open: { day: PlanProblem; scorer: Scorer } | undefined

function scorerOf(day: PlanProblem): Scorer | null {
  if (typeof Worker === 'undefined') return null
  if (open?.day !== day) {
    open?.scorer.close()
    open = { day, scorer: startScorer(day.problem) }
  }
  return open.scorer
}

export interface PlanEditing {
  /** Null while the plan cannot be changed. */
  editor: PlanEditor | null
  state: EditorSnapshot | null
  scorer: Scorer | null
  day: PlanProblem | null
  perform: (edit: NewEdit) => void
  setLocks: (locks: PlanResponse['locks']) => void
}

/** `plan` is the server's; what is shown is `state.plan`. */
export function usePlanEditor(plan: PlanResponse | null): PlanEditing {
  const client = useQueryClient()
  const editor = isEditable(plan) ? editorOf(client, plan) : null
  const state = useSyncExternalStore(editor?.subscribe ?? nothing, () => editor?.getSnapshot() ?? null)
  const day = useQuery(planProblemQuery(plan, editor !== null)).data
  const scorer = useScorer(editor, day)
  useOthersChanges(editor ? (plan?.id ?? null) : null, client)

  useEffect(() => {
    if (editor && plan) editor.receive(plan)
  }, [editor, plan])

  const isWaiting = state !== null && state.unsaved > 0
  useEffect(() => {
    if (!editor || !isWaiting) return
    const again = () => void editor.flush()
    window.addEventListener('online', again)
    const timer = setInterval(again, RETRY_MS)
    return () => {
      window.removeEventListener('online', again)
      clearInterval(timer)
    }
  }, [editor, isWaiting])

  return {
    editor,
    state,
    scorer,
    day: day ?? null,
    perform: (edit) => void editor?.perform(edit),
    setLocks: (locks) => {
      if (!plan) return
      saveLocks(plan.id, locks)
        .then((stored) => client.setQueryData(['plan', plan.id], stored))
        .catch((error: unknown) =>
          notify({ title: 'Could not lock it.', detail: describeError(error).message, tone: 'bad' }),
        )
    },
  }
}
