// States of a screen with one query: skeleton, error with Retry, data.
import type { ReactNode } from 'react'
import { describeError } from '../lib/api.ts'
import { commonWords as words } from '../lib/words/common.ts'
import { SkeletonRows } from './skeleton.tsx'
import { ErrorState } from './states.tsx'

interface LoadedProps<Data> {
  query: { data: Data | undefined; error: unknown; refetch: () => unknown }
  /** Name in messages: `invoices`. */
  what: string
  rows?: number
  /** Beside Retry when it failed. */
  action?: ReactNode
  children: (data: Data) => ReactNode
}

export function Loaded<Data>({ query, what, rows = 8, action, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data)
  if (query.error)
    return (
      <ErrorState
        title={words('notLoaded', { what: `${what.charAt(0).toLocaleUpperCase()}${what.slice(1)}` })}
        {...describeError(query.error)}
        onRetry={() => void query.refetch()}
        action={action}
      />
    )
  return <SkeletonRows rows={rows} label={words('loadingWhat', { what })} />
}
