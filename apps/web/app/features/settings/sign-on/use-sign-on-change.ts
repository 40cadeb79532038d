import type { SignOnResponse } from '@dropwise/contracts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { describeError } from '../../../lib/api.ts'
import { signOnQuery } from '../../../lib/data/sign-on.ts'
import { notify } from '../../../ui/toasts.tsx'

/** Runs a change of single sign-on and shows its answer everywhere. */
export function useSignOnChange<Input = void>(run: (input: Input) => Promise<SignOnResponse>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: run,
    onSuccess: (answer) => queries.setQueryData(signOnQuery().queryKey, answer),
  })
}

export const notifyFailure = (title: string) => (error: unknown) => {
  const { message, hint } = describeError(error)
  notify({ title, detail: hint ? `${message} ${hint}` : message, tone: 'bad' })
}
