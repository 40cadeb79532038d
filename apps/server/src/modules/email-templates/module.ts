// Mail templates: sends test mails. Pages read and write templates over REST, and the database validates
// them.
import type { ServerModule } from '../../platform/platform.ts'
import { emailTemplateRoutes } from './routes.ts'

export const emailTemplates: ServerModule = { name: 'email-templates', api: emailTemplateRoutes }
