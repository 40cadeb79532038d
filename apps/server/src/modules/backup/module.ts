// Backups by the clock, where the operator says where to.
import type { ServerModule } from '../../platform/platform.ts'
import { scheduleBackups } from './jobs.ts'

export const backup: ServerModule = { name: 'backup', work: scheduleBackups }
