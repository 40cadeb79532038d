// Calls of the API keys page.
import { apiKeyBody, apiKeyResponse, apiKeysResponse } from '@dropwise/contracts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { callApi } from '../../lib/api.ts'

export const apiKeysQuery = () =>
  queryOptions({
    queryKey: ['api-keys'],
    queryFn: ({ signal }) => callApi('/api-keys', apiKeysResponse, { signal }),
  })

function useKeyCall<Input, Output>(run: (input: Input) => Promise<Output>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: run,
    onSuccess: () => client.invalidateQueries({ queryKey: ['api-keys'] }),
  })
}

export const useMakeApiKey = () =>
  useKeyCall((body: z.input<typeof apiKeyBody>) =>
    callApi('/api-keys', apiKeyResponse, { method: 'POST', body }),
  )
export const useRevokeApiKey = () =>
  useKeyCall((id: string) => callApi(`/api-keys/${id}`, z.null(), { method: 'DELETE' }))
