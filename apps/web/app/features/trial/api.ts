// Calls of the trial.
import { trialResponse, type TrialBody } from '@dropwise/contracts'
import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { callApi } from '../../lib/api.ts'
import { sessionStarted } from '../../lib/session.tsx'
import { supabase } from '../../lib/supabase.ts'

/** The trial or subscription of the signed-in person's company. */
export const myTrial = () =>
  queryOptions({ queryKey: ['trial'], queryFn: () => callApi('/trial', trialResponse), retry: 1 })

/**
 * Starts a trial and signs in. The response is the same for known and unknown addresses; for a known one,
 * sign-in works only with its own password. Returns whether a session exists.
 */
export async function startTrial(body: TrialBody): Promise<boolean> {
  await callApi('/trial', z.object({ accepted: z.literal(true) }), {
    method: 'POST',
    body: { ...body, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone },
    isPublic: true,
  })
  const client = await supabase()
  const { error } = await client.auth.signInWithPassword({ email: body.email, password: body.password })
  if (error) return false
  sessionStarted()
  return true
}
