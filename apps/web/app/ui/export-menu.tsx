// A menu of download formats.
import { Download } from 'lucide-react'
import { useState } from 'react'
import { describeError } from '../lib/api.ts'
import { downloadFile } from '../lib/download.ts'
import { Button } from './button.tsx'
import { Menu } from './menu.tsx'
import { notify } from './toasts.tsx'
import { frameWords as words } from '../lib/words/frame.ts'

export interface ExportFormat {
  /** Value of the call's `format`. */
  format: string
  /** Default: the format's name. */
  extension?: string
  label: string
  /** Another call than the menu's, for formats of other contents. */
  from?: { path: string; query: Record<string, string>; fileName: string }
}

interface ExportMenuProps {
  /** What is exported, such as `orders`. */
  noun: string
  path: string
  query?: Record<string, string>
  /** Without its extension. */
  fileName: string
  formats: readonly ExportFormat[]
}

export function ExportMenu({ noun, path, query = {}, fileName, formats }: ExportMenuProps) {
  const [isBusy, setBusy] = useState(false)
  const label = words('exportWhat', { what: noun })
  const download = ({ format, extension = format, from = { path, query, fileName } }: ExportFormat) => {
    setBusy(true)
    downloadFile(
      `${from.path}?${new URLSearchParams({ ...from.query, format })}`,
      `${from.fileName}.${extension}`,
    )
      .catch((error: unknown) => {
        const { message, hint } = describeError(error)
        notify({ title: words('notExported', { what: noun }), detail: hint ?? message, tone: 'bad' })
      })
      .finally(() => setBusy(false))
  }
  return (
    <Menu
      trigger={
        <Button
          icon={<Download />}
          disabled={isBusy}
          aria-label={label}
          title={label}
          className="max-md:h-11"
        />
      }
      items={formats.map((format) => ({ label: format.label, onSelect: () => download(format) }))}
    />
  )
}
