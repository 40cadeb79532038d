// Checks that texts can be sent by reading the provider's account, which is free and sends nothing.
import { z } from 'zod'
import type { TwilioSettings } from '../../config.ts'

const account = z.object({ friendly_name: z.string(), status: z.string() })

/** Throws the obstacle, in words for the owner. */
export async function checkTwilio(
  { baseUrl, accountSid, authToken, from }: TwilioSettings,
  signal: AbortSignal,
): Promise<string> {
  const answer = await fetch(`${baseUrl}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}.json`, {
    headers: { authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}` },
    signal,
  })
  if (answer.status === 401) throw new Error('The provider does not know this account or its token.')
  if (!answer.ok) throw new Error(`The provider answered HTTP ${answer.status}.`)
  const { friendly_name: name, status } = account.parse(await answer.json())
  if (status !== 'active') throw new Error(`The account ${name} is ${status}.`)
  return `The account ${name} is active; texts come from ${from}.`
}
