// A switch for notifications in this browser; explains when unavailable.
import { describeError } from '../../lib/api.ts'
import type { PushWorker } from '../../lib/web-push.ts'
import { commonWords as words } from '../../lib/words/common.ts'
import { cn } from '../cn.ts'
import { Checkbox } from '../choice.tsx'
import { usePush } from './use-push.ts'

const WHY = { unsupported: 'noPush', denied: 'pushDenied' } as const

export function PushSwitch({
  worker,
  label,
  hint,
  size = 'm',
  className,
}: {
  worker: PushWorker
  label: string
  hint: string
  /** Size of the switch; l is for touch. */
  size?: 'm' | 'l'
  className?: string
}) {
  const { state, isBusy, failure, set } = usePush(worker)
  if (state === undefined) return null
  const indent = size === 'l' ? 'ps-9' : 'ps-6'
  const isPossible = state === 'on' || state === 'off'
  return (
    <div className={cn('flex flex-col gap-1', className)}>
      <Checkbox
        label={label}
        size={size}
        isChecked={state === 'on'}
        isDisabled={!isPossible || isBusy}
        onChange={set}
      />
      <p className={cn('text-2 text-ink-2', indent)}>{isPossible ? hint : words(WHY[state])}</p>
      {failure !== null && (
        <p role="alert" className={cn('text-2 text-bad-ink', indent)}>
          {describeError(failure).message}
        </p>
      )}
    </div>
  )
}
