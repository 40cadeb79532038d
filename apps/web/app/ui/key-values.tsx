// A list of names and values, as in detail panels.
import { Fragment, type ReactNode } from 'react'
import { AsWritten } from './as-written.tsx'
import { cn } from './cn.ts'

/** Rows of name and value; omits rows without a value. */
export function KeyValues({
  rows,
  labelWidth = 108,
  size = 'm',
}: {
  rows: readonly (readonly [label: string, value: ReactNode])[]
  labelWidth?: number
  size?: 'm' | 'l'
}) {
  return (
    <dl
      className={cn('grid gap-y-1.5', size === 'l' ? 'text-3' : 'text-2')}
      style={{ gridTemplateColumns: `minmax(${labelWidth}px, max-content) minmax(0, 1fr)` }}
    >
      {rows
        .filter(([, value]) => value !== null && value !== undefined && value !== '')
        .map(([label, value]) => (
          <Fragment key={label}>
            <dt className="pe-2 text-ink-3">{label}</dt>
            <dd className="min-w-0 break-words">
              <AsWritten>{value}</AsWritten>
            </dd>
          </Fragment>
        ))}
    </dl>
  )
}
