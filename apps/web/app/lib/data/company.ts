// The current company: name, units, time zone, currency, language, colour.
import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { supabase } from '../supabase.ts'

const company = z.object({
  id: z.string(),
  name: z.string(),
  time_zone: z.string(),
  units: z.enum(['mi', 'km']),
  currency: z.string(),
  locale: z.string(),
  brand_color: z.string(),
  logo_url: z.string().nullable(),
})
export interface Company {
  id: string
  name: string
  timeZone: string
  units: 'mi' | 'km'
  currency: string
  /** Default language of its recipients. */
  locale: string
  brandColor: string
  logoUrl: string | null
}

async function fetchCompany(id: string): Promise<Company> {
  const client = await supabase()
  const { data, error } = await client
    .from('tenants')
    .select('id,name,time_zone,units,currency,locale,brand_color,logo_url')
    .eq('id', id)
    .maybeSingle()
  if (error) throw new Error(error.message)
  if (!data) {
    // The company now requires something new, such as a second factor: refresh the token so that it says so.
    await client.auth.refreshSession()
    throw new Error('Your company does not let you in. Sign in again, or ask one of its administrators.')
  }
  const row = company.parse(data)
  return {
    id: row.id,
    name: row.name,
    timeZone: row.time_zone,
    units: row.units,
    currency: row.currency,
    locale: row.locale,
    brandColor: row.brand_color,
    logoUrl: row.logo_url,
  }
}

/** One company by id. */
export const companyQuery = (id: string) =>
  queryOptions({ queryKey: ['company', id], queryFn: () => fetchCompany(id), staleTime: 300_000 })
