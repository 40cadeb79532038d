// Scheduled backups, when the operator sets a target.
import type { ServerModule } from '../../platform/platform.ts'
import { scheduleBackups } from './jobs.ts'

export const backup: ServerModule = { name: 'backup', work: scheduleBackups }
