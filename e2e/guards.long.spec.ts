// Who lands where: the doors again, as the roles that guards.spec.ts leaves out.
import { test } from '@playwright/test'
import { walkDoors } from './support/doors.ts'

test.describe.configure({ timeout: 600_000 })

walkDoors('none')
walkDoors('owner')
walkDoors('driver')
walkDoors('customer')
