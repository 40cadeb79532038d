// Test mails of templates in the API. Templates themselves are rows that pages access through REST.
import { z } from 'zod'
import { TEMPLATE_LIMITS } from '../mail/lint.ts'
import { templateVariable } from '../mail/types.ts'

/** `POST /owner/email-templates/test`: the editor's text, saved or not. */
export const testMailBody = z.object({
  to: z.email({ error: 'Please enter a test email address' }).max(254),
  template: z.object({
    subject: z
      .string()
      .trim()
      .min(1, { error: 'Name and subject are required' })
      .max(TEMPLATE_LIMITS.subject),
    htmlContent: z.string().max(TEMPLATE_LIMITS.htmlContent),
    textContent: z.string().max(TEMPLATE_LIMITS.textContent),
    variables: z.array(templateVariable).max(60),
  }),
  values: z.record(z.string().max(60), z.string().max(1000)),
})
export type TestMailBody = z.output<typeof testMailBody>
export const testMailResponse = z.object({ to: z.string(), subject: z.string() })
