// Files of an order in its panel: photos and PDFs for the driver, added by choosing or dropping.
import { FileText, ImageIcon, LoaderCircle, Paperclip, X } from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import { useRef, type DragEvent, type ReactNode } from 'react'
import { ATTACHMENT_MAX_BYTES, ATTACHMENT_TYPES, type ListedAttachment } from '@dropwise/contracts'
import { describeError } from '../../lib/api.ts'
import { fileSize, listText } from '../../lib/format.ts'
import { useRefusal } from '../../lib/permission.ts'
import { Button, IconButton } from '../button.tsx'
import { SkeletonRows } from '../skeleton.tsx'
import { useBlobUrl } from '../use-blob-url.ts'
import { thumbnailQuery } from './api.ts'
import { useAttachments } from './use-attachments.ts'
import { ordersWords as words } from '../../lib/words/orders.ts'
import { commonWords } from '../../lib/words/common.ts'

/** `isOfSeries`: added files also apply to later orders of the series. */
export function Attachments({ orderId, isOfSeries = false }: { orderId: string; isOfSeries?: boolean }) {
  const { query, items, sending, problems, isFull, addFiles, removeFile, openFile } = useAttachments(orderId)
  const input = useRef<HTMLInputElement>(null)
  const isIdle = sending.length === 0
  const mayAdd = useRefusal('orders:write') === null
  const add = (files: readonly File[]) => {
    if (isIdle && mayAdd && files.length > 0) void addFiles(files)
  }
  return (
    <section
      aria-label={words('files')}
      className="border-b border-line px-5 py-3 text-2"
      {...dropTarget(add)}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1.5">
        <h3 className="text-1 font-mid text-ink-3">{words('files')}</h3>
        <Button
          size="s"
          icon={<Paperclip />}
          disabled={isFull || !isIdle}
          needs="orders:write"
          onClick={() => input.current?.click()}
        >
          {words('addFiles')}
        </Button>
        <input
          ref={input}
          type="file"
          multiple
          aria-label={words('filesOfOrder')}
          accept={ATTACHMENT_TYPES.join(',')}
          className="sr-only"
          tabIndex={-1}
          onChange={(event) => {
            add([...(event.target.files ?? [])])
            event.target.value = ''
          }}
        />
      </div>
      {query.isPending ? (
        <SkeletonRows rows={1} height={44} label={words('loadingFiles')} />
      ) : query.isError ? (
        <p role="alert" className="flex items-center gap-3 pt-2 text-ink-2">
          <span className="min-w-0 flex-1">{describeError(query.error).message}</span>
          <Button size="s" data-retry="" onClick={() => void query.refetch()}>
            {commonWords('retry')}
          </Button>
        </p>
      ) : items.length === 0 && isIdle ? (
        <p className="pt-1 text-ink-2">{words('whichFiles', { size: ATTACHMENT_MAX_BYTES / 1024 ** 2 })}</p>
      ) : (
        <ul className="pt-1">
          {items.map((file) => (
            <FileRow
              key={file.id}
              file={file}
              onOpen={() => void openFile(file)}
              onRemove={() => removeFile(file)}
            />
          ))}
          {sending.map((name, index) => (
            <Row key={index} picture={<LoaderCircle className="animate-spin motion-reduce:animate-none" />}>
              <span className="block truncate text-ink-2">{name}</span>
              <span className="block text-1 text-ink-3">
                {index === 0 ? commonWords('sending') : words('waiting')}
              </span>
            </Row>
          ))}
        </ul>
      )}
      {isOfSeries && <p className="pt-1 text-1 text-ink-2">{words('filesOfSeries')}</p>}
      {problems.map((problem) => (
        <p key={problem} role="alert" className="pt-1 break-words text-bad-ink">
          {problem}
        </p>
      ))}
    </section>
  )
}

/** The screen accepts dropped order files, so drops here must not reach it. */
function dropTarget(onFiles: (files: readonly File[]) => void) {
  return {
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      event.stopPropagation()
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      event.stopPropagation()
      onFiles([...event.dataTransfer.files])
    },
  }
}

function Row({ picture, children, action }: { picture: ReactNode; children: ReactNode; action?: ReactNode }) {
  return (
    <li className="flex items-center gap-3 py-1.5">
      <span className="grid size-10 shrink-0 place-items-center overflow-hidden rounded-s border border-line-2 bg-sunk text-ink-3 [&_svg]:size-5">
        {picture}
      </span>
      <span className="min-w-0 flex-1">{children}</span>
      {action}
    </li>
  )
}

function FileRow({
  file,
  onOpen,
  onRemove,
}: {
  file: ListedAttachment
  onOpen: () => void
  onRemove: () => void
}) {
  const thumbnail = useBlobUrl(useQuery(thumbnailQuery(file)).data)
  const picture = thumbnail ? (
    <img src={thumbnail} alt="" className="size-full object-cover" />
  ) : file.type === 'application/pdf' ? (
    <FileText aria-hidden />
  ) : (
    <ImageIcon aria-hidden />
  )
  return (
    <Row
      picture={picture}
      action={
        <IconButton label={words('removeFile', { name: file.name })} needs="orders:write" onClick={onRemove}>
          <X />
        </IconButton>
      }
    >
      <button
        type="button"
        onClick={onOpen}
        className="block max-w-full truncate py-0.5 text-start text-link hover:underline"
        title={file.name}
      >
        {file.name}
      </button>
      <span className="block text-1 text-ink-3">
        {listText([file.type === 'application/pdf' ? 'PDF' : words('photo'), fileSize(file.bytes)])}
      </span>
    </Row>
  )
}
