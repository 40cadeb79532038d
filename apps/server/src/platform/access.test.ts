// Tests what a call asks for besides the access of its route.
import { describe, expect, it } from 'vitest'
import { requireAlso } from './access.ts'

const claims = (scopes?: string[]) => ({ role: 'authenticated', app_metadata: { ...(scopes && { scopes }) } })

describe('[M45] a call that also starts plans', () => {
  it('is refused to a custom role without that right, which is named', () => {
    const member = { rights: ['orders:read', 'orders:write'] as const, claims: claims() }
    expect(() => requireAlso(member, 'plans:write')).toThrow(
      expect.objectContaining({ code: 'right_missing', details: { needed: 'plans:write' } }),
    )
    expect(() => requireAlso({ ...member, rights: null }, 'plans:write')).not.toThrow()
    expect(() => requireAlso({ ...member, rights: ['plans:write'] }, 'plans:write')).not.toThrow()
  })

  it('is refused to an API key without the scope', () => {
    const key = (scopes: string[]) => ({ rights: null, claims: claims(scopes) })
    expect(() => requireAlso(key(['orders:write']), 'plans:write')).toThrow(
      expect.objectContaining({ code: 'not_allowed' }),
    )
    expect(() => requireAlso(key(['orders:write', 'plans:write']), 'plans:write')).not.toThrow()
    expect(() => requireAlso(key([]), 'plans:write')).not.toThrow()
  })
})
