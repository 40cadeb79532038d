// The head of the platform's mails with the owner's brand. Previews show what is sent.
import { DEFAULT_BRAND, mailLogoUrl, type MailBrand } from '@dropwise/contracts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { brandQuery } from '../platform/api.ts'

/** Undefined for the default brand, which has no head. */
export function useMailHead(): MailBrand | undefined {
  const { data } = useQuery(brandQuery())
  return useMemo(() => {
    if (!data) return undefined
    const { name, colour, logoUrl } = data
    const isOwn = name !== DEFAULT_BRAND.name || colour !== DEFAULT_BRAND.colour || logoUrl !== null
    return isOwn ? { name, color: colour, logoUrl: mailLogoUrl(logoUrl, location.origin) } : undefined
  }, [data])
}
