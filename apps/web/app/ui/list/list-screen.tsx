// The frame of every list: what is above the rows, the rows in each of their states, and the panel beside them.
import type { ReactNode } from 'react'
import { describeError } from '../../lib/api.ts'
import { CrashBoundary } from '../crash.tsx'
import { SkeletonRows } from '../skeleton.tsx'
import { EmptyState, ErrorState } from '../states.tsx'

interface Empty {
  title: string
  text?: ReactNode
  action: ReactNode
}

/** The part of a query's result that the frame reads. */
export interface ListQuery {
  isPending: boolean
  isError: boolean
  error: unknown
  refetch: () => unknown
}

interface ListScreenProps {
  /** Names the region: `Fleet`. */
  label: string
  /** What is listed, as messages name it: `vehicles`. */
  noun: string
  query: ListQuery
  header: ReactNode
  total: number
  shown: number
  /** Nothing exists yet. */
  empty: Empty
  /** Rows exist, none of them matches. */
  noMatches: Empty
  /** The list: shown when there are rows. */
  children: ReactNode
  /** Below the rows, in their column: a bulk bar. */
  footer?: ReactNode
  panel?: ReactNode
  /** Changes with what the panel shows, so that a crash of one does not stay for the next. */
  panelKey?: string | null
}

function ListBody({ noun, query, total, shown, empty, noMatches, children }: ListScreenProps) {
  if (query.isPending) return <SkeletonRows rows={14} label={`Loading ${noun}`} />
  if (query.isError) {
    return (
      <ErrorState
        title={`${noun.charAt(0).toUpperCase()}${noun.slice(1)} could not be loaded`}
        {...describeError(query.error)}
        onRetry={() => void query.refetch()}
      />
    )
  }
  if (shown > 0) return children
  const { title, text, action } = total === 0 ? empty : noMatches
  return (
    <EmptyState title={title} action={action}>
      {text}
    </EmptyState>
  )
}

/** A list with its header and panel. Takes the height of the page's content. */
export function ListScreen(props: ListScreenProps) {
  return (
    <div className="flex min-h-0 flex-1">
      <section aria-label={props.label} className="relative flex min-w-0 flex-1 flex-col">
        {props.header}
        <ListBody {...props} />
        {props.footer}
      </section>
      <CrashBoundary key={props.panelKey} what="This panel stopped working. The list is not affected.">
        {props.panel}
      </CrashBoundary>
    </div>
  )
}
