// Warns the owner what the next invoice would lack, because invoices are never rewritten.
import type { BillingTerms } from '@dropwise/contracts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { listAnd, percent } from '../../../lib/format.ts'
import { ownerBillingWords as words } from '../../../lib/words/owner-billing.ts'
import { termsQuery } from './api.ts'

/** Missing parts. 0 % tax may be right, so it is listed but never warns alone. */
function missingOf({ sellerAddress, sellerTaxId, paymentInstructions, taxPercent }: BillingTerms): string[] {
  const missing = [
    ...(sellerAddress.trim() ? [] : [words('missingAddress')]),
    ...(sellerTaxId.trim() ? [] : [words('missingTaxId')]),
    ...(paymentInstructions.trim() ? [] : [words('missingPayment')]),
  ]
  return missing.length > 0 && taxPercent === 0
    ? [...missing, words('missingTax', { percent: percent(0) })]
    : missing
}

export function InvoiceWarning() {
  const { data } = useQuery(termsQuery())
  const missing = data ? missingOf(data) : []
  if (missing.length === 0) return null
  return (
    <p role="status" className="bg-signal-wash px-4 py-2 text-2 text-signal-ink md:px-7">
      {words('missingParts', { list: listAnd(missing) })}{' '}
      <Link to="/owner/settings" className="text-link">
        {words('setNow')}
      </Link>
    </p>
  )
}
