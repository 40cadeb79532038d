// Calls of the address book.
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  addressEntry,
  addressesResponse,
  tableImportResponse,
  type addressPatchBody,
  type newAddressBody,
} from '@dropwise/contracts'
import { z } from 'zod'
import { callApi } from '../../lib/api.ts'

const KEY = ['addresses']
/** Maximum number of addresses per response; search finds others. */
const MOST_SHOWN = 200

/** Addresses with these words, searched by the server: a book may hold tens of thousands. */
export const addressBookQuery = (words: string) =>
  queryOptions({
    queryKey: [...KEY, words],
    queryFn: ({ signal }) =>
      callApi('/addresses', addressesResponse, { query: { q: words, limit: MOST_SHOWN }, signal }),
    placeholderData: keepPreviousData,
  })

function useSave<Input, Output>(run: (input: Input) => Promise<Output>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: run,
    onSuccess: () => client.invalidateQueries({ queryKey: KEY }),
  })
}

export const useAddAddress = () =>
  useSave((body: z.input<typeof newAddressBody>) =>
    callApi('/addresses', addressEntry, { method: 'POST', body }),
  )
export const useChangeAddress = () =>
  useSave(({ id, patch }: { id: string; patch: z.input<typeof addressPatchBody> }) =>
    callApi(`/addresses/${id}`, addressEntry, { method: 'PATCH', body: patch }),
  )
/** Existing orders keep their address data. */
export const useForgetAddress = () =>
  useSave((id: string) => callApi(`/addresses/${id}`, z.null(), { method: 'DELETE' }))
/** Imports addresses from CSV text. */
export const useImportAddresses = () =>
  useSave((body: { csv: string; dryRun: boolean }) =>
    callApi('/addresses/import', tableImportResponse, { method: 'POST', body }),
  )
