// Send Test: renders a draft like every mail and sends it to one address immediately, so that the mail
// server's answer can be shown.
import {
  allVariables,
  render,
  STANDARD_VARIABLES,
  withLogosFrom,
  type TestMailBody,
} from '@dropwise/contracts'
import { randomUUID } from 'node:crypto'
import { errors } from '../../platform/errors.ts'
import { headOf, valuesOfBrand } from '../../platform/mail/brand-values.ts'
import type { Platform } from '../../platform/platform.ts'

/** Throws mail_not_set_up without a mail server, and mail_refused with the server's answer. */
export async function sendTest(
  { mailer, brand, publicUrl }: Pick<Platform, 'mailer' | 'brand' | 'publicUrl'>,
  { to, template, values }: TestMailBody,
): Promise<{ to: string; subject: string }> {
  const platformBrand = await brand.read()
  const testValues = Object.entries(values).filter(([, value]) => value !== '')
  const { subject, html, text } = render(
    { ...template, variables: allVariables(STANDARD_VARIABLES, template.variables) },
    { ...valuesOfBrand(platformBrand, to), ...Object.fromEntries(testValues) },
    { brand: headOf(platformBrand) },
  )
  const state = await mailer
    .send({
      to,
      subject,
      html: withLogosFrom(html, publicUrl),
      text,
      messageId: `<test-${randomUUID()}@dropwise>`,
    })
    .catch((error: unknown) => {
      throw errors.mail_refused(error instanceof Error ? error.message.slice(0, 300) : 'nothing')
    })
  if (state === 'caught') throw errors.mail_not_set_up()
  return { to, subject }
}
