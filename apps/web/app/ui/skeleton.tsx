// Placeholders for loading content, shown after 150 ms to avoid flicker.
import { commonWords as words } from '../lib/words/common.ts'
import { cn } from './cn.ts'

/** One grey bar. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={cn('block h-2.5 rounded-s bg-line', className)} />
}

/** A loading figure, as wide as a number, inline. */
export function SkeletonText({ className }: { className?: string }) {
  return (
    <span className={cn('late-in inline-block h-[0.7em] w-8 rounded-s bg-line align-baseline', className)}>
      <span className="sr-only">{words('loading')}</span>
    </span>
  )
}

/** Rows of a loading table or list. */
export function SkeletonRows({
  rows = 8,
  height = 36,
  label = words('loading'),
}: {
  rows?: number
  height?: number
  label?: string
}) {
  return (
    <div role="status" aria-label={label} className="late-in">
      {Array.from({ length: rows }, (_, i) => (
        <div key={i} className="flex items-center gap-4 border-b border-line px-4" style={{ height }}>
          <Skeleton className="w-8" />
          <Skeleton className={['w-36', 'w-28', 'w-40', 'w-32'][i % 4] ?? 'w-32'} />
          <Skeleton className="ms-auto w-16" />
          <Skeleton className="w-10" />
        </div>
      ))}
    </div>
  )
}

/** A loading section of a portal. */
export function SectionSkeleton({ label }: { label: string }) {
  return (
    <div className="min-w-0 flex-1 px-4 py-5 md:px-7">
      <div className="max-w-[760px]">
        <Skeleton className="h-5 w-40" />
        <div className="pt-4">
          <SkeletonRows rows={5} height={48} label={label} />
        </div>
      </div>
    </div>
  )
}

/** The session's spinner (requirement 2.2-1), for a page without content yet. */
export function PageSpinner({ label = words('loading') }: { label?: string }) {
  return (
    <div role="status" className="late-in grid h-dvh place-items-center bg-surface">
      <span className="size-6 animate-[turn_.8s_linear_infinite] rounded-full border-2 border-line-2 border-t-act" />
      <span className="sr-only">{label}</span>
    </div>
  )
}
