// Empty states explain and offer one button; errors explain, advise, and offer Retry.
import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { commonWords as words } from '../lib/words/common.ts'
import { Button, ButtonLink } from './button.tsx'
import { cn } from './cn.ts'

/** Shown while a list has no entries. `isPage` fills what a page has room for. */
export function EmptyState({
  title,
  children,
  action,
  isPage = false,
  className,
}: {
  title: string
  children?: ReactNode
  action?: ReactNode
  isPage?: boolean
  className?: string
}) {
  return (
    <div
      className={cn(
        'm-5 flex flex-col items-center gap-1 rounded border border-dashed border-line-2 px-6 py-8 text-center',
        isPage && 'grow justify-center',
        className,
      )}
    >
      <h2 className="text-3">{title}</h2>
      {children && <p className="max-w-[44ch] text-2 text-ink-2">{children}</p>}
      {action && <div className="pt-3">{action}</div>}
    </div>
  )
}

/** A failure. The caller keeps typed input. */
export function ErrorState({
  title,
  message,
  hint,
  isOfPlan = false,
  onRetry,
  action,
  className,
}: {
  title: string
  message: string
  hint?: string | undefined
  /** True when a larger plan would help; links to the plans. */
  isOfPlan?: boolean
  onRetry?: () => void
  /** An alternative beside Retry. */
  action?: ReactNode
  className?: string
}) {
  return (
    <div
      role="alert"
      className={cn(
        'm-5 rounded border border-line-2 border-s-[3px] border-s-bad bg-raised px-4 py-3',
        className,
      )}
    >
      <h2 className="text-2">{title}</h2>
      <p className="pt-0.5 text-2 text-ink-2">
        {message} {hint}
      </p>
      {isOfPlan && (
        <ButtonLink to="/tenant/settings/plan" className="mt-3">
          {words('seePlans')}
        </ButtonLink>
      )}
      {(onRetry || action) && (
        <div className="mt-3 flex flex-wrap gap-2">
          {onRetry && (
            <Button size="m" icon={<RotateCw />} data-retry="" onClick={onRetry}>
              {words('retry')}
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  )
}
