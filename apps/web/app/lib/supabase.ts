// The one Supabase client of the page (docs/api.md, part A): session under `supabase_auth`, implicit flow, no session read from the URL.
import type { SupabaseClient } from '@supabase/supabase-js'
import { AUTH_STORAGE_KEY } from '@dropwise/contracts'
import { backendUrl } from './backend.ts'
import { loadConfig } from './config.ts'

let pending: Promise<SupabaseClient> | null = null

/** The client, made on first use. */
export function supabase(): Promise<SupabaseClient> {
  // Loaded beside the configuration and not with the page: what a page shows first needs neither.
  pending ??= Promise.all([loadConfig(), backendUrl(), import('@supabase/supabase-js')])
    .then(([config, url, { createClient }]) =>
      createClient(url, config.anonKey, {
        // lib/query.ts asks again; both together would leave a skeleton for half a minute before an error shows.
        db: { retry: false },
        auth: {
          storageKey: AUTH_STORAGE_KEY,
          persistSession: true,
          autoRefreshToken: true,
          detectSessionInUrl: false,
          flowType: 'implicit',
        },
      }),
    )
    .catch((error: unknown) => {
      pending = null
      throw error
    })
  return pending
}
