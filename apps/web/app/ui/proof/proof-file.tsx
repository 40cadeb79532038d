// A small photo or signature; a click opens it in a new tab.
import { useQuery } from '@tanstack/react-query'
import type { OrderEvent } from '@dropwise/contracts'
import { proofFileQuery } from '../../lib/data/order-events.ts'
import { useBlobUrl } from '../use-blob-url.ts'

export function ProofFile({ file }: { file: OrderEvent['files'][number] }) {
  const { data, isError } = useQuery(proofFileQuery(file.name))
  const url = useBlobUrl(data)
  const label = file.isSignature ? 'Signature' : 'Photo'
  return (
    <li className="size-24 overflow-hidden rounded border border-line-2 bg-sunk text-1 text-ink-3">
      {url ? (
        <a href={url} target="_blank" rel="noreferrer">
          <img src={url} alt={label} className="size-full object-cover" />
        </a>
      ) : (
        <span className="grid size-full place-items-center">{isError ? `${label} missing` : label}</span>
      )}
    </li>
  )
}
