// Photos and PDFs that dispatch added to the order of a stop: on the phone already, or fetched when there is a network.
import { useQuery } from '@tanstack/react-query'
import { FileText, ImageOff, X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useState } from 'react'
import type { AttachmentItem } from '@dropwise/contracts'
import { useUser } from '../../lib/session-context.ts'
import { useBlobUrl } from '../../ui/use-blob-url.ts'
import { fetchAttachment } from './api.ts'
import { readAttachment } from './phone/kept-attachments.ts'

/** A file that was neither kept nor could be fetched is looked for again, in milliseconds. */
const AGAIN_MS = 5_000

async function readFile(userId: string, file: AttachmentItem): Promise<Blob> {
  const kept = await readAttachment(file.object)
  return kept?.userId === userId ? new Blob([kept.bytes], { type: kept.type }) : fetchAttachment(file)
}

function useFile(file: AttachmentItem) {
  const { userId } = useUser()
  return useQuery({
    queryKey: ['driver-file', userId, file.object],
    queryFn: () => readFile(userId, file),
    // It is on the phone: no network is needed, and nothing grows old by itself.
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchInterval: ({ state }) => (state.status === 'error' ? AGAIN_MS : false),
  })
}

const TILE =
  'relative block h-32 w-full overflow-hidden rounded border border-line-2 bg-sunk text-2 text-ink-2 [&_svg]:size-8'
const EMPTY = 'flex size-full flex-col items-center justify-center gap-2 px-2 pb-7 text-center'
const NAME = 'absolute inset-x-0 bottom-0 truncate bg-surface px-2 py-1 text-left text-ink'

function Tile({ file, onOpen }: { file: AttachmentItem; onOpen: () => void }) {
  const { data, isError } = useFile(file)
  const url = useBlobUrl(data)
  const name = <span className={NAME}>{file.name}</span>
  if (!url)
    return (
      <div className={TILE}>
        <span className={EMPTY}>
          {isError ? (
            <>
              <ImageOff aria-hidden /> Not on this phone yet
            </>
          ) : (
            'Loading'
          )}
        </span>
        {name}
      </div>
    )
  if (file.type === 'application/pdf')
    return (
      <a href={url} target="_blank" rel="noreferrer" download={file.name} className={TILE}>
        <span className={EMPTY}>
          <FileText aria-hidden />
        </span>
        {name}
      </a>
    )
  return (
    <button type="button" onClick={onOpen} className={TILE}>
      <img src={url} alt="" className="size-full object-cover" />
      {name}
    </button>
  )
}

/** A photo, filling the screen. */
function Photo({ file, onClose }: { file: AttachmentItem; onClose: () => void }) {
  const url = useBlobUrl(useFile(file).data)
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed inset-0 z-50 flex flex-col bg-surface text-ink outline-none"
        >
          <header className="flex h-14 shrink-0 items-center gap-1 border-b border-line pr-1 pl-4">
            <Dialog.Title className="min-w-0 flex-1 truncate text-[17px]/[24px]">{file.name}</Dialog.Title>
            <Dialog.Close aria-label="Close" className="grid size-12 place-items-center">
              <X className="size-6" aria-hidden />
            </Dialog.Close>
          </header>
          <div className="flex min-h-0 flex-1 items-center justify-center p-2">
            {url && (
              <img src={url} alt={file.name} className="mx-auto max-h-full max-w-full object-contain" />
            )}
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** Nothing where there are none. */
export function Attachments({ files }: { files: readonly AttachmentItem[] }) {
  const [shown, setShown] = useState<AttachmentItem | null>(null)
  if (files.length === 0) return null
  return (
    <section aria-label="Files" className="mt-4 border-t border-line px-4 pt-3">
      <ul className="grid grid-cols-2 gap-2">
        {files.map((file) => (
          <li key={file.id} className="min-w-0">
            <Tile file={file} onOpen={() => setShown(file)} />
          </li>
        ))}
      </ul>
      {shown && <Photo file={shown} onClose={() => setShown(null)} />}
    </section>
  )
}
