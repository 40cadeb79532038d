// What every mail of the platform says of itself: the owner's brand in its values, and at its head.
import { mailLogoUrl, type MailBrand } from '@dropwise/contracts'
import { logoPath, type Brand } from '../brand.ts'

/** Values that every template may use, where whoever writes the mail gives no others. */
export const valuesOfBrand = ({ name, supportEmail }: Brand, to: string) => ({
  user_email: to,
  company_name: name,
  inviting_company: name,
  product_name: name,
  support_email: supportEmail,
  current_year: new Date().getUTCFullYear(),
})

/** A brand of the owner's own heads what the platform writes; the product's own needs none. */
export function headOf({ version, name, colour, logo }: Brand): MailBrand | undefined {
  // The server that sends it says where the logo is.
  return version === 'default'
    ? undefined
    : { name, color: colour, logoUrl: mailLogoUrl(logoPath({ logo }), '') }
}
