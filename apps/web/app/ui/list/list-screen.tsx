// Frame of every list: header, rows in each state, and the side panel.
import type { ReactNode } from 'react'
import { describeError } from '../../lib/api.ts'
import { CrashBoundary } from '../crash.tsx'
import { SkeletonRows } from '../skeleton.tsx'
import { EmptyState, ErrorState } from '../states.tsx'
import { commonWords } from '../../lib/words/common.ts'
import { frameWords as words } from '../../lib/words/frame.ts'

interface Empty {
  title: string
  text?: ReactNode
  action: ReactNode
  /** What else there is to do, below. */
  next?: ReactNode
}

/** The used part of a query result. */
interface ListQuery {
  isPending: boolean
  isError: boolean
  error: unknown
  refetch: () => unknown
}

interface ListScreenProps {
  /** Name of the region: `Fleet`. */
  label: string
  /** Items in messages: `vehicles`. */
  noun: string
  query: ListQuery
  header: ReactNode
  total: number
  shown: number
  /** Shown when nothing exists. */
  empty: Empty
  /** Shown when no row matches. */
  noMatches: Empty
  /** The list, when there are rows. */
  children: ReactNode
  /** Below the rows: a bulk bar. */
  footer?: ReactNode
  panel?: ReactNode
  /** Changes with the panel's content, so a crash does not persist. */
  panelKey?: string | null
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

function ListBody({ noun, query, total, shown, empty, noMatches, children }: ListScreenProps) {
  if (query.isPending) return <SkeletonRows rows={14} label={commonWords('loadingWhat', { what: noun })} />
  if (query.isError) {
    return (
      <ErrorState
        title={commonWords('notLoaded', { what: capitalised(noun) })}
        {...describeError(query.error)}
        onRetry={() => void query.refetch()}
      />
    )
  }
  if (shown > 0) return children
  const { title, text, action, next } = total === 0 ? empty : noMatches
  return (
    <div className="flex min-h-0 flex-1 flex-col overflow-y-auto">
      <EmptyState title={title} action={action} isPage>
        {text}
      </EmptyState>
      {next}
    </div>
  )
}

/** A list with header and panel, in full height. */
export function ListScreen(props: ListScreenProps) {
  return (
    <div className="flex min-h-0 flex-1">
      <section aria-label={props.label} className="relative flex min-w-0 flex-1 flex-col">
        {props.header}
        <ListBody {...props} />
        {props.footer}
      </section>
      <CrashBoundary key={props.panelKey} what={words('panelStopped')}>
        {props.panel}
      </CrashBoundary>
    </div>
  )
}
