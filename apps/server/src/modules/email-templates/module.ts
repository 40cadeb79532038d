// Texts of mails: tried out by a real mail. Pages read and write them through REST, where the database holds the rules.
import type { ServerModule } from '../../platform/platform.ts'
import { emailTemplateRoutes } from './routes.ts'

export const emailTemplates: ServerModule = { name: 'email-templates', api: emailTemplateRoutes }
