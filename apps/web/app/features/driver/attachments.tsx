// Photos and PDFs of a stop's order: cached, or fetched when online.
import { FileText, ImageOff } from 'lucide-react'
import { useState } from 'react'
import type { AttachmentItem } from '@dropwise/contracts'
import { driverWords as words } from '../../lib/words/driver.ts'
import { useBlobUrl } from '../../ui/use-blob-url.ts'
import { loadLater } from './later.tsx'
import { useFile } from './use-file.ts'

const Photo = loadLater(async () => (await import('./attached-photo.tsx')).default, {
  missing: () => (
    <p role="status" className="pt-2 text-2 text-ink-2">
      {words('largeViewMissing')}
    </p>
  ),
})

const TILE =
  'relative block h-32 w-full overflow-hidden rounded border border-line-2 bg-sunk text-2 text-ink-2 [&_svg]:size-8'
const EMPTY = 'flex size-full flex-col items-center justify-center gap-2 px-2 pb-7 text-center'
const NAME = 'absolute inset-x-0 bottom-0 truncate bg-surface px-2 py-1 text-start text-ink'

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
              <ImageOff aria-hidden /> {words('notOnPhone')}
            </>
          ) : (
            words('loading')
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

/** Renders nothing without files. */
export function Attachments({ files }: { files: readonly AttachmentItem[] }) {
  const [shown, setShown] = useState<AttachmentItem | null>(null)
  if (files.length === 0) return null
  return (
    <section aria-label={words('files')} className="mt-4 border-t border-line px-4 pt-3">
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
