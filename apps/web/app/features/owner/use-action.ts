// An action of the owner's portal: calls, reports the result, and refetches all lists.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { describeError } from '../../lib/api.ts'
import { ownerFrameWords as words } from '../../lib/words/owner-frame.ts'
import { notify } from '../../ui/toasts.tsx'

export function useAction<Input, Output>(
  run: (input: Input) => Promise<Output>,
  successTitle?: (output: Output, input: Input) => string,
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: run,
    onSettled: () => client.invalidateQueries({ queryKey: ['owner'] }),
    onSuccess: (output, input) => {
      if (successTitle) notify({ title: successTitle(output, input) })
    },
    onError: (error) => {
      const { message, hint } = describeError(error)
      notify({ title: words('nothingChanged'), detail: hint ? `${message} ${hint}` : message, tone: 'bad' })
    },
  })
}
