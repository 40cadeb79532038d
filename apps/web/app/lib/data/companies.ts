// The companies that a person works for, and moving between them.
import { companiesResponse } from '@dropwise/contracts'
import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { callApi } from '../api.ts'
import { supabase } from '../supabase.ts'

/** How long the answer holds, in milliseconds. */
const FRESH_MS = 10 * 60_000

export const companiesQuery = () =>
  queryOptions({
    queryKey: ['companies'],
    queryFn: ({ signal }) => callApi('/companies', companiesResponse, { signal }),
    staleTime: FRESH_MS,
  })

/** Works for another company from now on. The page reloads: every answer of the one before is left behind. */
export async function openCompany(id: string): Promise<void> {
  await callApi(`/companies/${id}/open`, z.null(), { method: 'POST', body: {} })
  const client = await supabase()
  await client.auth.refreshSession()
  window.location.assign('/dashboard')
}
