// Redirects by role.
import { test } from '@playwright/test'
import { walkDoors } from './support/doors.ts'

test.describe.configure({ timeout: 600_000 })

for (const role of ['none', 'owner', 'tenant', 'driver', 'customer'] as const)
  test(`[1-1][2.1-4][2.2-1][2.2-2][2.2-3][2.1-8] ${role} lands where it belongs from every door, without a loop`, ({
    page,
    context,
    request,
  }) => walkDoors({ page, context, request }, role))
