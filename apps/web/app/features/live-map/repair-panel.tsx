// A repair beside the live day: the question, how many promises may move, before and after, accept or
// discard.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { describeError } from '../../lib/api.ts'
import { useTenant } from '../../lib/company-context.tsx'
import { liveWords } from '../../lib/words/live.ts'
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

type Limit = 'any' | '5' | '2' | '0'
const limits = (): { value: Limit; label: string }[] => [
  { value: 'any', label: liveWords('anyLimit') },
  { value: '5', label: '5' },
  { value: '2', label: '2' },
  { value: '0', label: liveWords('noLimit') },
]

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
          notify({
            title: liveWords('routesChanged', { count: routes.length }),
            detail: liveWords('driversSee'),
          })
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
          <Button onClick={onClose}>{liveWords('leaveAsIs')}</Button>
          <Button
            variant="primary"
            disabled={!repair || isIdle || query.isFetching || accept.isPending}
            needs="plans:dispatch"
            onClick={() => acceptRepair()}
          >
            {liveWords('accept')}
          </Button>
        </div>
      }
    >
      <p className="px-5 pt-4 text-2 text-ink-2">{lead}</p>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 px-5 py-3">
        <span className="text-2">{liveWords('mayMove')}</span>
        <Segments label={liveWords('mayMove')} value={limit} onChange={setLimit} items={limits()} />
      </div>
      {brokenRules && <RulesQuestion rules={brokenRules} onClose={accept.reset} onConfirm={acceptRepair} />}
      {accept.isError && !brokenRules && (
        <ErrorState
          title={liveWords('changeNotMade')}
          {...describeError(accept.error)}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.isFetching ? (
        <div role="status" className="px-5 pb-2 text-2 text-ink-2">
          {liveWords('searchingBest')}
          <SkeletonRows rows={7} height={32} label={liveWords('searching')} />
        </div>
      ) : query.isError ? (
        <ErrorState
          title={liveWords('noProposal')}
          {...describeError(query.error)}
          onRetry={() => void query.refetch()}
        />
      ) : repair ? (
        <>
          <p role="status" className="px-5 pb-3 text-2 font-mid">
            {isIdle
              ? liveWords('bestAlready')
              : repair.movedPromises === 0
                ? liveWords('noneMoves')
                : liveWords('promisesMove', { count: repair.movedPromises })}
          </p>
          <RepairFigures repair={repair} />
          <RepairChanges repair={repair} />
        </>
      ) : null}
    </SidePanel>
  )
}
