// A small photo or signature: a click opens it in a new tab, a button downloads it.
import { useQuery } from '@tanstack/react-query'
import type { OrderEvent } from '@dropwise/contracts'
import { proofFileQuery } from '../../lib/data/order-events.ts'
import { Download } from 'lucide-react'
import { useWords } from '../../lib/words.ts'
import { proofWords } from '../../lib/words/proof.ts'
import { useBlobUrl } from '../use-blob-url.ts'

const SIGNATURE = {
  label: 'signature',
  download: 'downloadSignature',
  missing: 'signatureMissing',
} as const
const PHOTO = { label: 'photo', download: 'downloadPhoto', missing: 'photoMissing' } as const

export function ProofFile({ file }: { file: OrderEvent['files'][number] }) {
  const { data, isError } = useQuery(proofFileQuery(file.name))
  const url = useBlobUrl(data)
  useWords(proofWords)
  const texts = file.isSignature ? SIGNATURE : PHOTO
  const label = proofWords(texts.label)
  return (
    <li className="relative size-24 overflow-hidden rounded border border-line-2 bg-sunk text-1 text-ink-3">
      {url ? (
        <>
          <a href={url} target="_blank" rel="noreferrer">
            <img src={url} alt={label} className="size-full object-cover" />
          </a>
          <a
            href={url}
            download={file.name.split('/').at(-1)}
            aria-label={proofWords(texts.download)}
            className="absolute end-0 bottom-0 grid size-8 place-items-center pointer-coarse:size-11"
          >
            <Download aria-hidden className="size-6 rounded-s bg-raised p-1 text-link" />
          </a>
        </>
      ) : (
        <span className="grid size-full place-items-center">
          {isError ? proofWords(texts.missing) : label}
        </span>
      )}
    </li>
  )
}
