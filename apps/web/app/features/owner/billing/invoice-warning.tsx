// Warns the owner what the next invoice would lack, because invoices are never rewritten.
import type { BillingTerms } from '@dropwise/contracts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { termsQuery } from './api.ts'

/** Missing parts. 0 % tax may be right, so it is listed but never warns alone. */
function missingOf({ sellerAddress, sellerTaxId, paymentInstructions, taxPercent }: BillingTerms): string[] {
  const missing = [
    ...(sellerAddress.trim() ? [] : ['the address of the seller']),
    ...(sellerTaxId.trim() ? [] : ['a tax number']),
    ...(paymentInstructions.trim() ? [] : ['where to pay']),
  ]
  return missing.length > 0 && taxPercent === 0 ? [...missing, 'tax (0 %)'] : missing
}

export function InvoiceWarning() {
  const { data } = useQuery(termsQuery())
  const missing = data ? missingOf(data) : []
  if (missing.length === 0) return null
  const last = missing.at(-1) ?? ''
  const list = missing.length === 1 ? last : `${missing.slice(0, -1).join(', ')} and ${last}`
  return (
    <p role="status" className="bg-signal-wash px-4 py-2 text-2 text-signal-ink md:px-7">
      Invoices would leave without {list}. They get their number when a company orders, and are never
      rewritten.{' '}
      <Link to="/owner/settings" className="text-link">
        Set it now
      </Link>
    </p>
  )
}
