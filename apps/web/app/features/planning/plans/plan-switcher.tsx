// Switches between the day's plans, and names, copies, compares and deletes them.
import { ChevronDown, Columns2, Copy, Ellipsis, FileUp, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { describeError } from '../../../lib/api.ts'
import { useTenant } from '../../../lib/company-context.tsx'
import { useUrlState } from '../../../lib/url-state.ts'
import { planWords as words } from '../../../lib/words/plan.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Menu, type MenuItem } from '../../../ui/menu.tsx'
import { Segments } from '../../../ui/segments.tsx'
import { notify } from '../../../ui/toasts.tsx'
import { isRunning } from '../api.ts'
import type { PlanData } from '../use-plan.ts'
import { useCopyPlan, useDeletePlan, useRenamePlan } from './api.ts'
import { deleteWithUndo, useLeavingPlans } from './delete-with-undo.ts'
import { planName } from './plan-names.ts'
import { useSolutionFile } from './solution-file.tsx'

/** Plans shown side by side; the others are in the menu. */
const PLANS_SHOWN = 3

const notifyFailure = (title: string) => (error: unknown) =>
  notify({ title, detail: describeError(error).message, tone: 'bad' })

export function PlanSwitcher({ data }: { data: PlanData }) {
  const { runs, plan, pickPlan } = data
  const leaving = useLeavingPlans()
  const [isNaming, setNaming] = useState(false)
  const solution = useSolutionFile(data)
  const items = usePlanMenu(data, { rename: () => setNaming(true), takeSolution: solution.choose })
  if (!plan || runs.length === 0) return null
  const newest = runs.filter(({ id }) => !leaving.has(id)).slice(-PLANS_SHOWN)
  const isListed = newest.some(({ id }) => id === plan.id)
    ? newest
    : [...runs.filter(({ id }) => id === plan.id && !leaving.has(id)), ...newest.slice(1)]
  return (
    <div className="flex min-w-0 items-center gap-1">
      <span className="contents max-lg:hidden">
        <Segments
          label={words('plan')}
          value={plan.id}
          onChange={pickPlan}
          items={isListed.toReversed().map(({ id }) => ({
            value: id,
            label: <span className="max-w-36 truncate">{planName(runs, id)}</span>,
          }))}
        />
        <Menu
          align="start"
          trigger={
            <IconButton label={words('thisPlan')}>
              <Ellipsis />
            </IconButton>
          }
          items={items}
        />
      </span>
      <span className="contents lg:hidden">
        <Menu
          align="start"
          trigger={
            <Button aria-label={words('planNamed', { plan: planName(runs, plan.id) })} className="min-w-0">
              <span className="max-w-24 truncate">{planName(runs, plan.id)}</span>
              <ChevronDown className="size-4 shrink-0" aria-hidden />
            </Button>
          }
          items={[
            ...newest
              .filter(({ id }) => id !== plan.id)
              .toReversed()
              .map(({ id }) => ({
                label: words('openPlan', { plan: planName(runs, id) }),
                onSelect: () => pickPlan(id),
              })),
            ...items,
          ]}
        />
      </span>
      {solution.input}
      <NameDialog
        key={`${plan.id} ${isNaming}`}
        data={data}
        isOpen={isNaming}
        onClose={() => setNaming(false)}
      />
    </div>
  )
}

function usePlanMenu(
  data: PlanData,
  { rename, takeSolution }: Record<'rename' | 'takeSolution', () => void>,
): MenuItem[] {
  const { runs, plan, pickPlan } = data
  const { day } = useTenant()
  const [, setCompare] = useUrlState('compare')
  const copy = useCopyPlan(day)
  const remove = useDeletePlan(day)
  if (!plan) return []
  const isBusy = isRunning(plan.status)
  const others = runs.filter(({ id, status }) => id !== plan.id && !isRunning(status) && status !== 'failed')
  const copyPlan = () =>
    copy.mutate(
      { id: plan.id, name: words('copyOf', { plan: planName(runs, plan.id) }).slice(0, 60) },
      { onSuccess: ({ id }) => pickPlan(id), onError: notifyFailure(words('notCopied')) },
    )
  const deletePlan = () => {
    const { id } = plan
    deleteWithUndo({ id, name: planName(runs, id) }, remove.mutateAsync, () => pickPlan(id))
    pickPlan(runs.findLast((run) => run.id !== id)?.id ?? '')
  }
  return [
    { label: words('rename'), icon: <Pencil />, onSelect: rename, needs: 'plans:write' },
    {
      label: words('copy'),
      icon: <Copy />,
      onSelect: copyPlan,
      needs: 'plans:write',
      isDisabled: isBusy || plan.status === 'failed',
    },
    {
      label: words('routesFromVroom'),
      icon: <FileUp />,
      onSelect: takeSolution,
      needs: 'plans:write',
      isDisabled: isBusy || (plan.status !== 'done' && plan.status !== 'stopped'),
    },
    ...others.slice(-6).map(({ id }) => ({
      label: words('compareWith', { plan: planName(runs, id) }),
      icon: <Columns2 />,
      onSelect: () => setCompare(id),
      isDisabled: isBusy,
    })),
    ...runs.slice(0, -PLANS_SHOWN).map(({ id }) => ({
      label: words('openPlan', { plan: planName(runs, id) }),
      onSelect: () => pickPlan(id),
    })),
    {
      label: words('delete'),
      icon: <Trash2 />,
      isDestructive: true,
      isDisabled: isBusy || plan.status === 'dispatched',
      onSelect: deletePlan,
      needs: 'plans:write',
    },
  ]
}

function NameDialog({ data, isOpen, onClose }: { data: PlanData; isOpen: boolean; onClose: () => void }) {
  const { runs, plan } = data
  const { day } = useTenant()
  const rename = useRenamePlan(day)
  const [name, setName] = useState(plan ? planName(runs, plan.id) : '')
  const save = () =>
    plan &&
    rename.mutate(
      { id: plan.id, name: name.trim() },
      { onSuccess: onClose, onError: notifyFailure(words('notNamed')) },
    )
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={words('nameOfPlan')}
      actions={
        <>
          <Button onClick={onClose}>{words('cancel')}</Button>
          <Button
            variant="primary"
            needs="plans:write"
            disabled={name.trim() === '' || rename.isPending}
            onClick={save}
          >
            {words('save')}
          </Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <TextField
          label={words('name')}
          value={name}
          maxLength={60}
          onChange={(event) => setName(event.target.value)}
        />
      </form>
    </Dialog>
  )
}
