// The company one works for: name, units, time zone, money, language, colour, map region.
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
  region: z.string().nullable(),
})
export interface Company {
  id: string
  name: string
  timeZone: string
  units: 'mi' | 'km'
  currency: string
  /** Language of its recipients who have not chosen one. */
  locale: string
  brandColor: string
  logoUrl: string | null
  region: string | null
}

async function fetchCompany(id: string): Promise<Company> {
  const client = await supabase()
  const { data, error } = await client
    .from('tenants')
    .select('id,name,time_zone,units,currency,locale,brand_color,logo_url,region')
    .eq('id', id)
    .maybeSingle()
  if (error) throw new Error(error.message)
  if (!data) {
    // Something is asked of the person that was not when this session began, such as a second step: a new token says so.
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
    region: row.region,
  }
}

/** One company by id. */
export const companyQuery = (id: string) =>
  queryOptions({ queryKey: ['company', id], queryFn: () => fetchCompany(id), staleTime: 300_000 })
