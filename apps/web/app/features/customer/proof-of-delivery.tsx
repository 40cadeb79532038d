// Who received the parcel, and its photos, for its recipient.
import type { TrackingResponse } from '@dropwise/contracts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useUser } from '../../lib/session-context.ts'
import { customerWords as words } from '../../lib/words/customer.ts'
import { proofFileQuery } from './api/deliveries.ts'

function Picture({ name, number }: { name: string; number: number }) {
  const { userId } = useUser()
  const { data, isError } = useQuery(proofFileQuery(userId, name))
  const url = useMemo(() => (data ? URL.createObjectURL(data) : null), [data])
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url])
  if (isError) return <li className="text-2 text-ink-2">{words('pictureNotLoaded', { number })}</li>
  return (
    <li className="size-28 overflow-hidden rounded border border-line-2 bg-sunk">
      {url && <img src={url} alt={words('pictureNumber', { number })} className="size-full object-cover" />}
    </li>
  )
}

export function ProofOfDelivery({ tracking: { proof, neighbour } }: { tracking: TrackingResponse }) {
  const { receivedBy = null, files = [] } = proof ?? {}
  if (!receivedBy && !neighbour && files.length === 0) return null
  return (
    <section aria-labelledby="proof-title" className="border-t border-line px-4 py-3.5 md:px-8">
      <h2 id="proof-title" className="pb-1.5 text-3">
        {words('proofOfDelivery')}
      </h2>
      {neighbour ? (
        <p className="text-2">
          {words('withNeighbour', { name: neighbour.name, number: neighbour.houseNumber })}
        </p>
      ) : (
        receivedBy && <p className="text-2">{words('receivedBy', { name: receivedBy })}</p>
      )}
      <ul aria-label={words('pictures')} className="flex flex-wrap gap-2 pt-2">
        {files.map((name, index) => (
          <Picture key={name} name={name} number={index + 1} />
        ))}
      </ul>
    </section>
  )
}
