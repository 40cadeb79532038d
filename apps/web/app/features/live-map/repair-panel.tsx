// A repair beside the live day: the question, how many promises may move, before and after, accept or
// discard.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { describeError } from '../../lib/api.ts'
import { useTenant } from '../../lib/company-context.tsx'
import { plural } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { brokenRulesOf, RulesQuestion } from '../../ui/rules-question.tsx'
import { Segments } from '../../ui/segments.tsx'
import { SidePanel } from '../../ui/side-panel.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { notify } from '../../ui/toasts.tsx'
import { repairQuery, useAcceptRepair, type RepairBody } from './repair-api.ts'
import { RepairChanges } from './repair-changes.tsx'
import { RepairFigures } from './repair-figures.tsx'

const LIMITS = [
  { value: 'any', label: 'Any' },
  { value: '5', label: '5' },
  { value: '2', label: '2' },
  { value: '0', label: 'None' },
] as const
type Limit = (typeof LIMITS)[number]['value']

interface RepairPanelProps {
  title: string
  /** The panel's first sentence: `Van 3 stops here; its 9 stops go to other vans.` */
  lead: string
  body: RepairBody
  onClose: () => void
}

export function RepairPanel({ title, lead, body, onClose }: RepairPanelProps) {
  const { day } = useTenant()
  const [limit, setLimit] = useState<Limit>('any')
  const query = useQuery(
    repairQuery(day, limit === 'any' ? body : { ...body, maxMovedPromises: Number(limit) }),
  )
  const accept = useAcceptRepair(day)
  const repair = query.data
  const isIdle = repair && repair.changes.length === 0 && repair.unserved.length === 0
  const brokenRules = brokenRulesOf(accept.error)
  const acceptRepair = (confirmedRules: string[] = []) => {
    if (!repair) return
    accept.mutate(
      { id: repair.id, confirmedRules },
      {
        onSuccess: ({ routes }) => {
          notify({ title: `${plural(routes.length, 'route')} changed`, detail: 'Drivers see it now.' })
          onClose()
        },
      },
    )
  }
  return (
    <SidePanel
      title={title}
      onClose={onClose}
      foot={
        <div className="flex items-center justify-end gap-2">
          <Button onClick={onClose}>Leave as it is</Button>
          <Button
            variant="primary"
            disabled={!repair || isIdle || query.isFetching || accept.isPending}
            needs="plans:dispatch"
            onClick={() => acceptRepair()}
          >
            Accept
          </Button>
        </div>
      }
    >
      <p className="px-5 pt-4 text-2 text-ink-2">{lead}</p>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 px-5 py-3">
        <span className="text-2">Promises that may move</span>
        <Segments label="Promises that may move" value={limit} onChange={setLimit} items={LIMITS} />
      </div>
      {brokenRules && <RulesQuestion rules={brokenRules} onClose={accept.reset} onConfirm={acceptRepair} />}
      {accept.isError && !brokenRules && (
        <ErrorState
          title="The change could not be made"
          {...describeError(accept.error)}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.isFetching ? (
        <div role="status" className="px-5 pb-2 text-2 text-ink-2">
          Looking for the best way through the rest of the day
          <SkeletonRows rows={7} height={32} label="Searching" />
        </div>
      ) : query.isError ? (
        <ErrorState
          title="No proposal could be made"
          {...describeError(query.error)}
          onRetry={() => void query.refetch()}
        />
      ) : repair ? (
        <>
          <p role="status" className="px-5 pb-3 text-2 font-mid">
            {isIdle
              ? 'The day is already in its best order.'
              : repair.movedPromises === 0
                ? 'Every promise that was on track stays on track.'
                : `${plural(repair.movedPromises, 'promise')} would move.`}
          </p>
          <RepairFigures repair={repair} />
          <RepairChanges repair={repair} />
        </>
      ) : null}
    </SidePanel>
  )
}
