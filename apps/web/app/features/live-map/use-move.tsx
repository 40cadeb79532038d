// A change of a running route by hand, with the question that it asks first where it breaks a rule of the day.
import { routeViolation, type routeMovesBody } from '@dropwise/contracts'
import { useState } from 'react'
import { z } from 'zod'
import { ApiError, describeError } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { notify } from '../../ui/toasts.tsx'
import { useMoveStop } from './repair-api.ts'

type Move = z.input<typeof routeMovesBody> & { routeId: string }

const brokenRules = z.object({ violations: z.array(routeViolation) })

interface Question {
  move: Move
  rules: z.infer<typeof routeViolation>[]
  onDone: () => void
}

/** `perform` makes a change and says so; `question` belongs on the page: it names the rules that the change would break. */
export function useMove(day: string, failure: string) {
  const mutation = useMoveStop(day)
  const [question, setQuestion] = useState<Question | null>(null)
  const perform = (move: Move, onDone: () => void) =>
    mutation.mutate(move, {
      onSuccess: onDone,
      onError: (error) => {
        const rules = rulesOf(error)
        if (rules) return setQuestion({ move, rules, onDone })
        const { message, hint } = describeError(error)
        notify({ title: failure, detail: [message, hint].filter(Boolean).join(' '), tone: 'bad' })
      },
    })
  const confirm = () => {
    if (!question) return
    const { move, rules, onDone } = question
    setQuestion(null)
    perform({ ...move, confirmedRules: rules.map(({ code }) => code) }, onDone)
  }
  return {
    perform,
    isPending: mutation.isPending,
    question: question && (
      <Dialog
        isOpen
        onClose={() => setQuestion(null)}
        title="This change breaks a rule of the day"
        description="The audit log records that you confirmed it."
        actions={
          <>
            <Button variant="secondary" onClick={() => setQuestion(null)}>
              Leave it as it is
            </Button>
            <Button variant="primary" onClick={confirm}>
              Change it anyway
            </Button>
          </>
        }
      >
        <ul className="list-disc pl-5 text-2">
          {question.rules.map(({ code, text, vehicleId, orderId }) => (
            <li key={`${code} ${vehicleId} ${orderId}`}>{text}</li>
          ))}
        </ul>
      </Dialog>
    ),
  }
}

/** Undefined for any other failure. */
function rulesOf(error: unknown): Question['rules'] | undefined {
  if (!(error instanceof ApiError) || error.code !== 'rules_broken') return undefined
  return brokenRules.safeParse(error.details).data?.violations
}
