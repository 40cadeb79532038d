// Who received the parcel, and its photos to see and to download, for its recipient.
import type { TrackingResponse } from '@dropwise/contracts'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useEffect, useMemo } from 'react'
import { useUser } from '../../lib/session-context.ts'
import { customerWords as words } from '../../lib/words/customer.ts'
import { proofFileQuery } from './api/deliveries.ts'

const extensionOf = ({ type }: Blob): string => type.split('/')[1]?.replace('jpeg', 'jpg') ?? 'jpg'

function Picture({ name, number, parcel }: { name: string; number: number; parcel: string }) {
  const { userId } = useUser()
  const { data, isError } = useQuery(proofFileQuery(userId, name))
  const url = useMemo(() => (data ? URL.createObjectURL(data) : null), [data])
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url])
  if (isError) return <li className="text-2 text-ink-2">{words('pictureNotLoaded', { number })}</li>
  return (
    <li className="size-28 overflow-hidden rounded border border-line-2 bg-sunk">
      {url && data && (
        <a
          href={url}
          download={`${parcel}-${number}.${extensionOf(data)}`}
          title={words('downloadPicture', { number })}
          aria-label={words('downloadPicture', { number })}
          className="relative block size-full"
        >
          <img src={url} alt={words('pictureNumber', { number })} className="size-full object-cover" />
          <Download
            aria-hidden
            className="absolute end-1 bottom-1 size-6 rounded-s bg-raised p-1 text-link"
          />
        </a>
      )}
    </li>
  )
}

export function ProofOfDelivery({
  tracking: { proof, neighbour, trackingNumber },
}: {
  tracking: TrackingResponse
}) {
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
          <Picture key={name} name={name} number={index + 1} parcel={trackingNumber} />
        ))}
      </ul>
    </section>
  )
}
