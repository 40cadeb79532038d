// Choose or drop a file. Problems of the file itself show here, before anything is sent.
import { FileSpreadsheet, Upload } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { IMPORT_MAX_BYTES, IMPORT_MAX_ROWS, TEMPLATE_FIELD_NAMES } from '@dropwise/contracts'
import { ORDER_FILE_ACCEPT } from '../../../lib/order-file-accept.ts'
import { count } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { cn } from '../../../ui/cn.ts'
import { TextArea } from '../../../ui/field.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import type { FileRefusalText } from './use-import.ts'
import { orderImportWords as words } from '../../../lib/words/order-import.ts'

const TEMPLATE = `${TEMPLATE_FIELD_NAMES.join(',')}\n`

export function FileStep({
  refusal,
  onFile,
}: {
  refusal: FileRefusalText | null
  onFile: (file: File) => void
}) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  usePastedFile(onFile)
  return (
    <div className="px-5 pb-6">
      {refusal && <ErrorState className="mx-0" title={words('fileRefused')} {...refusal} />}
      <div
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          event.stopPropagation()
          setOver(false)
          const file = event.dataTransfer.files[0]
          if (file) onFile(file)
        }}
        className={cn(
          'flex flex-col items-center gap-3 rounded border border-dashed px-6 py-12 text-center',
          isOver ? 'border-link bg-select' : 'border-line-2',
        )}
      >
        <FileSpreadsheet className="size-7 text-ink-3" strokeWidth={1.5} aria-hidden />
        <p className="text-3 font-mid">{words('dropFile')}</p>
        <Button
          variant="primary"
          size="l"
          icon={<Upload />}
          needs="orders:write"
          onClick={() => input.current?.click()}
        >
          {words('chooseFile')}
        </Button>
        <input
          ref={input}
          type="file"
          aria-label={words('orderFile')}
          accept={ORDER_FILE_ACCEPT}
          className="sr-only"
          onChange={(event) => {
            const file = event.target.files?.[0]
            event.target.value = ''
            if (file) onFile(file)
          }}
        />
        <p className="text-1 text-ink-3">
          {words('fileLimits', { size: IMPORT_MAX_BYTES / 1024 / 1024, rows: count(IMPORT_MAX_ROWS) })}
        </p>
      </div>
      <PastedText onFile={onFile} />
      <p className="pt-4 text-2 text-ink-2">
        {words('whatFileHolds')}{' '}
        <a
          className="text-link"
          href={`data:text/csv;charset=utf-8,${encodeURIComponent(TEMPLATE)}`}
          download="orders.csv"
        >
          {words('downloadTemplate')}
        </a>
      </p>
    </div>
  )
}

/** Reads a typed or pasted text like a file. */
function PastedText({ onFile }: { onFile: (file: File) => void }) {
  const [text, setText] = useState('')
  return (
    <div className="flex flex-col gap-2 pt-4">
      <TextArea
        label={words('pasteText')}
        rows={4}
        value={text}
        placeholder={words('pasteExample')}
        onChange={(event) => setText(event.target.value)}
      />
      <Button
        className="self-start"
        needs="orders:write"
        disabled={text.trim() === ''}
        onClick={() => onFile(new File([text], words('pastedRows'), { type: 'text/plain' }))}
      >
        {words('readText')}
      </Button>
    </div>
  )
}

/** Treats what is pasted outside of a field as a file. */
function usePastedFile(onFile: (file: File) => void): void {
  useEffect(() => {
    const onPaste = ({ clipboardData, target }: ClipboardEvent) => {
      if (target instanceof HTMLTextAreaElement) return
      const [file] = clipboardData?.files ?? []
      const text = clipboardData?.getData('text/plain') ?? ''
      if (file) onFile(file)
      else if (text.includes('\n')) onFile(new File([text], words('pastedRows'), { type: 'text/plain' }))
    }
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  }, [onFile])
}
