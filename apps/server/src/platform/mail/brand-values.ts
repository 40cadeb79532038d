// The owner's brand in every mail of the platform: values of templates, and the mail's header.
import { mailLogoUrl, type MailBrand } from '@dropwise/contracts'
import { logoPath, type Brand } from '../brand.ts'

/** Values for every template, which the writer of a mail may override. */
export const valuesOfBrand = ({ name, supportEmail }: Brand, to: string) => ({
  user_email: to,
  company_name: name,
  inviting_company: name,
  product_name: name,
  support_email: supportEmail,
  current_year: new Date().getUTCFullYear(),
})

/** Header of the platform's mails under the owner's brand; the product's own brand needs none. */
export function headOf({ version, name, colour, logo }: Brand): MailBrand | undefined {
  // The sending server fills in the logo's address.
  return version === 'default'
    ? undefined
    : { name, color: colour, logoUrl: mailLogoUrl(logoPath({ logo }), '') }
}
