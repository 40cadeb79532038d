// A figure of the plan bar: small label over a large number.
import type { ReactNode } from 'react'
import { cn } from '../../ui/cn.ts'

export function Figure({
  label,
  value,
  detail,
  tone,
  className,
}: {
  label: string
  value: ReactNode
  detail?: ReactNode
  tone?: 'bad' | 'ok'
  className?: string
}) {
  return (
    <div className={cn('whitespace-nowrap', className)}>
      <div className="text-1 text-ink-3">{label}</div>
      <div className="flex items-baseline gap-1 text-2 leading-[16px]">
        <span className={cn('font-strong', tone === 'bad' && 'text-bad-ink')}>{value}</span>
        {detail && (
          <span className={cn('text-1', tone === 'ok' ? 'text-ok-ink' : 'text-ink-3')}>{detail}</span>
        )}
      </div>
    </div>
  )
}
