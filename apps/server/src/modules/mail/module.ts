// Mail: takes what waits in the outbox to the mail server.
import { workOutbox } from '../../platform/mail/outbox.ts'
import type { ServerModule } from '../../platform/platform.ts'

export const mail: ServerModule = { name: 'mail', work: workOutbox }
