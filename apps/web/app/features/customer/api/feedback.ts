// Feedback with photos, and the points it earns.
import { z } from 'zod'
import { valueOf } from '../../../lib/data/failure.ts'
import { supabase } from '../../../lib/supabase.ts'

export interface FeedbackForm {
  rating: number
  package_condition: string | null
  delivery_speed: string | null
  driver_rating: string | null
  recommends: string | null
  comments: string
  /** Names of uploaded photos. */
  photos: readonly string[]
}

/** Uploads one photo; returns its name. */
export async function uploadFeedbackPhoto(userId: string, photo: Blob): Promise<string> {
  const client = await supabase()
  const name = `${userId}/${crypto.randomUUID()}.jpg`
  const { error } = await client.storage.from('feedback').upload(name, photo, { contentType: 'image/jpeg' })
  if (error) throw error
  return name
}
/** Stores feedback and its points; returns the new total. */
export async function giveFeedback(number: string, form: FeedbackForm): Promise<number> {
  const client = await supabase()
  return z.number().parse(valueOf(await client.rpc('give_feedback', { number, ...form })))
}
