// The company's reasons, in glove-sized rows.
import type { DriverReason } from '@dropwise/contracts'
import { failureReason } from '../../../lib/failure-reason.ts'
import { formWords as words } from '../../../lib/words/driver-forms.ts'
import { cn } from '../../../ui/cn.ts'

export function ReasonList({
  reasons,
  value,
  onChange,
}: {
  reasons: readonly DriverReason[]
  value: DriverReason | null
  onChange: (reason: DriverReason) => void
}) {
  return (
    <div role="radiogroup" aria-label={words('reason')} className="mt-4 border-t border-line">
      {reasons.map((reason) => (
        <button
          key={reason.id}
          type="button"
          role="radio"
          aria-checked={value?.id === reason.id}
          onClick={() => onChange(reason)}
          className={cn(
            'flex min-h-[60px] w-full items-center gap-3 border-b border-line px-4 text-start text-[18px]/[24px] font-mid',
            value?.id === reason.id && 'bg-select',
          )}
        >
          <span className="min-w-0 flex-1">
            {failureReason(reason.label)}
            {reason.needsPhoto && <span className="block text-2 text-ink-2">{words('withPhoto')}</span>}
          </span>
          <span
            aria-hidden
            className={cn(
              'size-6 shrink-0 rounded-full border-2 border-field',
              value?.id === reason.id && 'border-[7px] border-act',
            )}
          />
        </button>
      ))}
    </div>
  )
}
