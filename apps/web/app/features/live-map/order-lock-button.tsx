// Locks or unlocks the order of a running route's stops; the driver cannot change a locked order.
import { Lock, LockOpen } from 'lucide-react'
import { describeError } from '../../lib/api.ts'
import { useTenant } from '../../lib/company-context.tsx'
import { liveWords } from '../../lib/words/live.ts'
import { Button } from '../../ui/button.tsx'
import { brokenRulesOf, RulesQuestion } from '../../ui/rules-question.tsx'
import { notify } from '../../ui/toasts.tsx'
import { useLockOrder } from './repair-api.ts'

interface LockedRoute {
  id: string
  number: number
  orderLockedAt: string | null
}

export function OrderLockButton({ route: { id, number, orderLockedAt } }: { route: LockedRoute }) {
  const { day } = useTenant()
  const lock = useLockOrder(day)
  const isLocked = orderLockedAt !== null
  const brokenRules = brokenRulesOf(lock.error)
  function toggle(confirmedRules?: string[]): void {
    lock.mutate(
      { routeId: id, isLocked: !isLocked, ...(confirmedRules ? { confirmedRules } : {}) },
      {
        onSuccess: () =>
          notify(
            isLocked
              ? { title: liveWords('orderUnlocked', { number }) }
              : { title: liveWords('orderLocked', { number }), detail: liveWords('asTheyStand') },
          ),
        onError: (error) => {
          if (brokenRulesOf(error)) return
          notify({
            title: liveWords(isLocked ? 'orderNotUnlocked' : 'orderNotLocked', { number }),
            detail: describeError(error).message,
            tone: 'bad',
          })
        },
      },
    )
  }
  return (
    <>
      <Button
        size="s"
        icon={isLocked ? <LockOpen /> : <Lock />}
        needs="plans:dispatch"
        disabled={lock.isPending}
        onClick={() => toggle()}
      >
        {liveWords(isLocked ? 'unlockOrder' : 'lockOrder')}
      </Button>
      {brokenRules && (
        <RulesQuestion
          rules={brokenRules}
          title={liveWords('orderBreaksRule', { number })}
          confirmLabel={liveWords('lockAnyway')}
          onClose={lock.reset}
          onConfirm={toggle}
        />
      )}
    </>
  )
}
