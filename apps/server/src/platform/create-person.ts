// Creates the account of a person who followed a secret link, which proves the address.
import { errors } from './errors.ts'
import type { Platform } from './platform.ts'

export interface NewPerson {
  email: string
  password: string
  firstName: string
  lastName: string
}

/** Throws account_exists, validation_failed. */
export async function createPerson(
  { surface }: Pick<Platform, 'surface'>,
  { email, password, firstName, lastName }: NewPerson,
): Promise<{ id: string; email: string }> {
  try {
    return await surface.createUser({
      email,
      password,
      emailConfirmed: true,
      userMetadata: { first_name: firstName, last_name: lastName },
    })
  } catch (error) {
    throw explainAccount(error, email)
  }
}

/** Translates the surface's refusals of a new account into errors of /api/v1. */
export function explainAccount(error: unknown, email: string): unknown {
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
  if (code === 'weak_password')
    return errors.validation_failed([
      { field: 'password', message: 'This password is too easy to guess. Choose a longer one.' },
    ])
  if (code === 'email_exists' || code === 'user_already_exists') return errors.account_exists(email)
  return error
}
