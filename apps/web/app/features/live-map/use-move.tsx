// Changes a running route by hand; asks for confirmation first when the change breaks a rule of the day.
import type { routeMovesBody, RouteViolation } from '@dropwise/contracts'
import { useState } from 'react'
import type { z } from 'zod'
import { describeError } from '../../lib/api.ts'
import { brokenRulesOf, RulesQuestion } from '../../ui/rules-question.tsx'
import { notify } from '../../ui/toasts.tsx'
import { useMoveStop } from './repair-api.ts'

type Move = z.input<typeof routeMovesBody> & { routeId: string }

interface Question {
  move: Move
  rules: RouteViolation[]
  onDone: () => void
}

/**
 * `perform` makes a change and reports it. Render `question`: it lists the rules that the change would break.
 */
export function useMove(day: string, failure: string) {
  const mutation = useMoveStop(day)
  const [question, setQuestion] = useState<Question | null>(null)
  const perform = (move: Move, onDone: () => void) =>
    mutation.mutate(move, {
      onSuccess: onDone,
      onError: (error) => {
        const rules = brokenRulesOf(error)
        if (rules) return setQuestion({ move, rules, onDone })
        const { message, hint } = describeError(error)
        notify({ title: failure, detail: [message, hint].filter(Boolean).join(' '), tone: 'bad' })
      },
    })
  return {
    perform,
    isPending: mutation.isPending,
    question: question && (
      <RulesQuestion
        rules={question.rules}
        onClose={() => setQuestion(null)}
        onConfirm={(confirmedRules) => {
          const { move, onDone } = question
          setQuestion(null)
          perform({ ...move, confirmedRules }, onDone)
        }}
      />
    ),
  }
}
