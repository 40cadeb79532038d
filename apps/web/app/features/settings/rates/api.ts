// Calls that change rate cards.
import { rateCardBody, rateCardItem } from '@dropwise/contracts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { callApi } from '../../../lib/api.ts'

function useCardSave<Input, Output>(run: (input: Input) => Promise<Output>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: run,
    onSettled: () => client.invalidateQueries({ queryKey: ['rate-cards'] }),
  })
}

export const useSaveCard = () =>
  useCardSave(({ id, ...body }: z.input<typeof rateCardBody> & { id: string | null }) =>
    callApi(id === null ? '/rate-cards' : `/rate-cards/${id}`, rateCardItem, {
      method: id === null ? 'POST' : 'PUT',
      body,
    }),
  )
export const useRemoveCard = () =>
  useCardSave((id: string) => callApi(`/rate-cards/${id}`, z.null(), { method: 'DELETE' }))
