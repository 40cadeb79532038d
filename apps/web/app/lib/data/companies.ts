// A person's companies, and switching between them.
import { companiesResponse } from '@dropwise/contracts'
import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { callApi } from '../api.ts'
import { supabase } from '../supabase.ts'

/** How long the response stays fresh, in milliseconds. */
const FRESH_MS = 10 * 60_000

export const companiesQuery = () =>
  queryOptions({
    queryKey: ['companies'],
    queryFn: ({ signal }) => callApi('/companies', companiesResponse, { signal }),
    staleTime: FRESH_MS,
  })

/** Switches to another company. Reloads the page to drop the previous company's data. */
export async function openCompany(id: string): Promise<void> {
  await callApi(`/companies/${id}/open`, z.null(), { method: 'POST', body: {} })
  const client = await supabase()
  await client.auth.refreshSession()
  window.location.assign('/dashboard')
}
