// The editor of the plan on screen: created when the plan is editable, kept for the session, updated from the
// server.
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import type { PlanResponse } from '@dropwise/contracts'
import { describeError } from '../../../lib/api.ts'
import { useRefusal } from '../../../lib/permission.ts'
import { supabase } from '../../../lib/supabase.ts'
import { planWords as words } from '../../../lib/words/plan.ts'
import { notify } from '../../../ui/toasts.tsx'
import { PlanEditor, type Edit, type EditorSnapshot, type NewEdit } from './plan-editor.ts'
import { planProblemQuery, type PlanProblem } from './plan-problem.ts'
import { partEdits } from './left-plan.ts'
import { keepEdits, readKeptEdits, saveLocks, saveMoves } from './save-moves.ts'
import { startScorer, type Scorer } from './scorer.ts'
import { whatChanged } from './what-changed.ts'

/** Retry interval with unsaved edits, in milliseconds. */
const RETRY_MS = 4_000

/** How long the message about late edits stays, in milliseconds. */
const READ_MS = 15_000

/** Editors of this session by plan, so that undo works after visiting another page. */
const editors = new Map<string, PlanEditor>()

function editorOf(client: QueryClient, plan: PlanResponse): PlanEditor {
  const existing = editors.get(plan.id)
  if (existing) return existing
  const editor = new PlanEditor(plan, readKeptEdits(plan.id), {
    save: (body) => saveMoves(plan.id, body),
    keep: (edits) => keepEdits(plan.id, edits),
    onStored: (stored) => client.setQueryData(['plan', stored.id], stored),
    onForeign: (before, after, isRebased) =>
      notify({
        title: words('someoneChanged'),
        detail: words(isRebased ? 'changedReapplied' : 'changedOnly', {
          changes: whatChanged(before, after),
        }),
      }),
    onRefused: (edit, message) =>
      notify({ title: words('notPossible', { change: edit.label }), detail: message, tone: 'bad' }),
    onLeft: (before, edits) =>
      void goOn(client, before, edits).catch((error: unknown) =>
        notify({
          title: words('dispatchedMeanwhile'),
          detail: describeError(error).message,
          tone: 'bad',
        }),
      ),
  })
  editors.set(plan.id, editor)
  return editor
}

/** Opens another plan of the day; the mounted screen sets it. */
let openPlan: (id: string) => void = () => {}

/** Reports edits that came too late, and continues with the others. */
async function goOn(client: QueryClient, before: PlanResponse, edits: readonly Edit[]): Promise<void> {
  const { rest, fittingEdits, title, detail } = await partEdits(client, before, edits)
  notify({ title, detail, tone: 'bad', durationMs: READ_MS })
  if (!rest) return
  const editor = editorOf(client, rest)
  for (const { label, moves, adjustments } of fittingEdits)
    await editor.perform({ label, moves, ...(adjustments ? { adjustments } : {}) })
  openPlan(rest.id)
}

const nothing = () => () => {}

/** True when the plan is complete, up to date and not dispatched. */
function isEditable(plan: PlanResponse | null): plan is PlanResponse {
  return plan !== null && (plan.status === 'done' || plan.status === 'stopped') && !plan.isOutOfDate
}

/** Subscribes to other people's changes. Without a connection they arrive with the next fetch. */
function useOthersChanges(planId: string | null, client: QueryClient): void {
  useEffect(() => {
    if (!planId) return
    let isUnmounted = false
    let leave = () => {}
    async function listen(): Promise<void> {
      const line = await supabase()
      await line.realtime.setAuth()
      if (isUnmounted) return
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
      isUnmounted = true
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

/** The current problem's worker: a page shows one plan. */
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
  /** Null while the plan is not editable, or not by this person. */
  editor: PlanEditor | null
  state: EditorSnapshot | null
  scorer: Scorer | null
  day: PlanProblem | null
  perform: (edit: NewEdit) => void
  setLocks: (locks: PlanResponse['locks']) => void
}

/** `plan` is the server's; `state.plan` includes edits. `showPlan` opens another plan of the day. */
export function usePlanEditor(plan: PlanResponse | null, showPlan: (id: string) => void): PlanEditing {
  const client = useQueryClient()
  const isReadOnly = useRefusal('plans:write') !== null
  const editor = isEditable(plan) && !isReadOnly ? editorOf(client, plan) : null
  const state = useSyncExternalStore(editor?.subscribe ?? nothing, () => editor?.getSnapshot() ?? null)
  const day = useQuery(planProblemQuery(plan, editor !== null)).data
  const scorer = useScorer(editor, day)
  useOthersChanges(editor ? (plan?.id ?? null) : null, client)

  useEffect(() => {
    openPlan = showPlan
  }, [showPlan])
  useEffect(() => {
    if (editor && plan) editor.receive(plan)
  }, [editor, plan])

  const isWaiting = state !== null && state.unsaved > 0
  useEffect(() => {
    if (!editor || !isWaiting) return
    const flushAgain = () => void editor.flush()
    window.addEventListener('online', flushAgain)
    const timer = setInterval(flushAgain, RETRY_MS)
    return () => {
      window.removeEventListener('online', flushAgain)
      clearInterval(timer)
    }
  }, [editor, isWaiting])

  return {
    editor,
    state,
    scorer,
    day: day ?? null,
    perform: (edit) => {
      if (editor) void editor.perform(edit)
      // The plan was dispatched during the drag.
      else if (plan?.status === 'dispatched')
        void goOn(client, plan, [{ ...edit, inverse: [] }]).catch(() => {})
    },
    setLocks: (locks) => {
      if (!plan || isReadOnly) return
      saveLocks(plan.id, locks)
        .then((stored) => client.setQueryData(['plan', plan.id], stored))
        .catch((error: unknown) =>
          notify({ title: words('notLocked'), detail: describeError(error).message, tone: 'bad' }),
        )
    },
  }
}
