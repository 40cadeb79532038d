// Loads the hues of a day's routes from the database before they are drawn.
import { hasHues, companyOfHues, guessHues, publishHues } from '../route-hues.ts'
import { supabase } from '../supabase.ts'

/**
 * Resolves once these routes' hues are known. Guesses them when the request fails, since a colour is no
 * reason to fail.
 */
export async function knowHues(day: string, numbers: readonly number[]): Promise<void> {
  if (hasHues(day, numbers)) return
  try {
    const client = await supabase()
    const { data } = await client
      .from('route_hues')
      .select('number,hue')
      .eq('tenant_id', companyOfHues())
      .eq('date', day)
    publishHues(
      day,
      (data ?? []).flatMap(({ number, hue }): [number, number][] =>
        typeof number === 'number' && typeof hue === 'number' ? [[number, hue]] : [],
      ),
    )
  } catch {
    // Guessed below.
  }
  guessHues(day, numbers)
}
