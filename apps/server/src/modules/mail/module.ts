// Mail: stores built-in templates, and sends the outbox to the mail server.
import { writeBuiltInTemplates } from '../../platform/mail/built-in-templates.ts'
import { workOutbox } from '../../platform/mail/outbox.ts'
import type { ServerModule } from '../../platform/platform.ts'

export const mail: ServerModule = { name: 'mail', start: writeBuiltInTemplates, work: workOutbox }
