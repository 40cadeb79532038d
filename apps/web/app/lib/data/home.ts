// The company's first depot, if any.
import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { supabase } from '../supabase.ts'

const home = z.object({ lat: z.number(), lng: z.number() })
type HomePlace = z.infer<typeof home>

async function fetchHome(): Promise<HomePlace | null> {
  const client = await supabase()
  const { data, error } = await client
    .from('depots')
    .select('lat,lng')
    .eq('status', 'active')
    .order('id')
    .limit(1)
    .maybeSingle()
  if (error) throw new Error(error.message)
  return data ? home.parse(data) : null
}

export const homeQuery = () => queryOptions({ queryKey: ['depots', 'home'], queryFn: fetchHome })
