// Saved reports of the person and shared ones of colleagues.
import { useQuery } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import type { SavedReport } from '@dropwise/contracts'
import { describeError } from '../../lib/api.ts'
import { reportWords as words } from '../../lib/words/reports.ts'
import { cn } from '../../ui/cn.ts'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { savedQuery } from './api.ts'
import { RHYTHM_NAMES } from './names.ts'

const ROW =
  'flex min-h-9 w-full flex-col items-start justify-center rounded px-2.5 py-1 text-start hover:bg-hover aria-pressed:bg-select pointer-coarse:min-h-11'

function sharing({ isShared, isMine, makerName }: SavedReport): string {
  if (!isShared) return words('onlyYou')
  return isMine || makerName === null ? words('shared') : words('sharedBy', { name: makerName })
}

function Row({ report, isOpen, onOpen }: { report: SavedReport; isOpen: boolean; onOpen: () => void }) {
  const details = [sharing(report), ...(report.mailEvery ? [RHYTHM_NAMES[report.mailEvery]()] : [])]
  return (
    <button type="button" aria-pressed={isOpen} className={ROW} onClick={onOpen}>
      <span className="text-2 font-mid">{report.name}</span>
      <span className="flex items-center gap-1.5 text-1 text-ink-2">
        {report.isShared && <Users aria-hidden className="size-3.5" />}
        <span>{details.join(' · ')}</span>
      </span>
      {report.mailProblem && (
        <span className="text-1 text-bad-ink">{words('mailProblem', { problem: report.mailProblem })}</span>
      )}
    </button>
  )
}

export function SavedList({
  openId,
  onOpen,
}: {
  openId: string | undefined
  onOpen: (report: SavedReport | null) => void
}) {
  const query = useQuery(savedQuery())
  if (query.isPending) return <SkeletonRows rows={3} label={words('loadingSaved')} />
  if (query.isError)
    return (
      <ErrorState
        className="m-0"
        title={words('savedFailed')}
        {...describeError(query.error)}
        onRetry={() => void query.refetch()}
      />
    )
  return (
    <section aria-label={words('saved')} className="flex flex-col gap-1">
      <h3 className="text-1 font-mid">{words('saved')}</h3>
      {query.data.length === 0 && <p className="text-1 text-ink-2">{words('noneSaved')}</p>}
      <ul className="-mx-2.5">
        {query.data.map((report) => (
          <li key={report.id}>
            <Row report={report} isOpen={report.id === openId} onOpen={() => onOpen(report)} />
          </li>
        ))}
        <li>
          <button
            type="button"
            aria-pressed={openId === undefined}
            className={cn(ROW, 'text-2 text-link')}
            onClick={() => onOpen(null)}
          >
            {words('newReport')}
          </button>
        </li>
      </ul>
    </section>
  )
}
