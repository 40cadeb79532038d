// Recalls a route whose van has not left; its orders can be planned again.
import { Undo2 } from 'lucide-react'
import { describeError } from '../../lib/api.ts'
import { useTenant } from '../../lib/company-context.tsx'
import { liveWords } from '../../lib/words/live.ts'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/toasts.tsx'
import { noticesText } from '../../lib/notices-text.ts'
import { setWithdrawn } from '../../lib/withdrawn.ts'
import { useRecallRoute } from './repair-api.ts'

export function RecallButton({ routeId, number }: { routeId: string; number: number }) {
  const { day } = useTenant()
  const recall = useRecallRoute(day)
  return (
    <Button
      size="s"
      icon={<Undo2 />}
      needs="plans:dispatch"
      disabled={recall.isPending}
      onClick={() =>
        recall.mutate(routeId, {
          onSuccess: ({ told }) => {
            notify({
              title: liveWords('recalled', { number }),
              detail: noticesText(told) ?? liveWords('openAgain'),
            })
            setWithdrawn(told)
          },
          onError: (error) => {
            const { message, hint } = describeError(error)
            notify({
              title: liveWords('notRecalled', { number }),
              detail: [message, hint].filter(Boolean).join(' '),
              tone: 'bad',
            })
          },
        })
      }
    >
      {liveWords('recall')}
    </Button>
  )
}
