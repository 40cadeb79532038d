// Tests that no role is redirected in circles.
import { describe, expect, it } from 'vitest'
import { areaOf, ROLES } from '@dropwise/contracts'
import { redirectFor } from './guard.ts'

const AREAS = ['owner', 'tenant', 'driver', 'customer'] as const

describe('[2.2-3] area guards', () => {
  for (const role of ROLES) {
    for (const area of AREAS) {
      it(`${role} at /${area} comes to rest`, () => {
        let at: string = `/${area}`
        for (let step = 0; step < 4; step++) {
          const here = AREAS.find((a) => at === `/${a}`)
          const next = at === '/dashboard' ? areaOf(role) : here ? redirectFor(here, role) : null
          if (next === null) return
          at = next
        }
        expect.fail(`still moving at ${at}`)
      })
    }
  }

  it('keeps others out of the owner portal and lets owners look at a tenant', () => {
    expect(redirectFor('owner', 'tenant')).toBe('/tenant')
    expect(redirectFor('tenant', 'owner')).toBeNull()
    expect(redirectFor('tenant', 'driver')).toBe('/dashboard')
    expect(redirectFor('driver', 'tenant')).toBeNull()
    expect(redirectFor('customer', 'driver')).toBeNull()
  })
})
