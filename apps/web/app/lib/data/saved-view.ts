// A person's view of a list: stored on the server for all devices, and in this browser for a fast start.
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { useTenant } from '../company-context.tsx'
import { readStored, writeStored } from '../stored-state.ts'
import { supabase } from '../supabase.ts'

const savedViewQuery = <T>(tenantId: string, name: string, schema: z.ZodType<T>, defaultValue: T) =>
  queryOptions({
    queryKey: ['saved-view', tenantId, name],
    queryFn: async (): Promise<T> => {
      const client = await supabase()
      const { data, error } = await client
        .from('saved_views')
        .select('value')
        .eq('tenant_id', tenantId)
        .eq('name', name)
        .maybeSingle()
      if (error) throw new Error(error.message)
      // The server has none yet: use the browser's.
      const parsed = schema.safeParse(data?.value)
      return parsed.success ? parsed.data : readStored(name, schema, defaultValue)
    },
    staleTime: 60_000,
  })

async function saveView(tenantId: string, name: string, value: unknown): Promise<void> {
  const client = await supabase()
  await client.from('saved_views').upsert({ tenant_id: tenantId, name, value })
}

/** Like `useState`. Falls back to this browser when the server does not respond. */
export function useSavedView<T>(name: string, schema: z.ZodType<T>, defaultValue: T): [T, (next: T) => void] {
  const { company } = useTenant()
  const client = useQueryClient()
  const query = savedViewQuery(company.id, name, schema, defaultValue)
  const value = useQuery(query).data ?? readStored(name, schema, defaultValue)
  const set = (next: T): void => {
    void client.cancelQueries({ queryKey: query.queryKey })
    client.setQueryData<T>(query.queryKey, () => next)
    writeStored(name, next)
    // The browser has it, and the next change sends it to the server.
    saveView(company.id, name, next).catch(() => {})
  }
  return [value, set]
}
