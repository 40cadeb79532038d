// A person's own account: devices, sign-in attempts, and the company's sign-in rules.
import { z } from 'zod'
import { MEMBER_ROLES } from '../states.ts'

/** `GET /account/sessions`. */
export const sessionItem = z.object({
  id: z.string(),
  createdAt: z.string(),
  usedAt: z.string(),
  ip: z.string().nullable(),
  userAgent: z.string().nullable(),
  hasSecondStep: z.boolean(),
  isThis: z.boolean(),
})
export type SessionItem = z.output<typeof sessionItem>
export const sessionsResponse = z.object({ items: z.array(sessionItem) })

export const SIGN_IN_OUTCOMES = ['signed_in', 'wrong_password', 'wrong_code'] as const

/** `GET /account/sign-ins`: the latest 50. */
export const signInItem = z.object({
  id: z.string(),
  at: z.string(),
  outcome: z.enum(SIGN_IN_OUTCOMES),
  method: z.string(),
  ip: z.string().nullable(),
  userAgent: z.string().nullable(),
})
export type SignInItem = z.output<typeof signInItem>
export const signInsResponse = z.object({ items: z.array(signInItem) })

/** `GET`, `PUT /company/sign-in`. */
export const companySignIn = z.object({
  secondStepRoles: z.array(z.enum(MEMBER_ROLES)).max(MEMBER_ROLES.length),
})
export type CompanySignIn = z.output<typeof companySignIn>
