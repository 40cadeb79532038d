// Who runs the platform, who belongs to a company: the first owner, members, invitations.
import { z } from 'zod'
import { newPassword, personName } from '../site.ts'

const email = z.email({ error: 'Enter an email address' }).max(254)
const secretToken = z.string().min(20).max(200)

/** `POST /setup`: the one-time link that the first start prints. */
export const setupBody = z.object({
  token: secretToken,
  firstName: personName,
  lastName: personName,
  email,
  password: newPassword,
})
export type SetupBody = z.output<typeof setupBody>
export const setupResponse = z.object({ email: z.string() })
