// Picks a logo: choose a file, preview, remove.
import { LOGO_MAX_BYTES, LOGO_TYPES } from '@dropwise/contracts'
import { ImageUp } from 'lucide-react'
import { useRef } from 'react'
import type { Needed } from '../lib/permission.ts'
import { Button } from './button.tsx'
import { settingsWords as words } from '../lib/words/settings.ts'

export function LogoPicker({
  logoUrl,
  name,
  use,
  isSaving,
  needs,
  onChange,
}: {
  logoUrl: string | null
  /** Name of the company or platform with this logo. */
  name: string
  /** Where it appears, as a sentence. */
  use: string
  isSaving: boolean
  needs?: Needed
  /** Receives null to remove it. */
  onChange: (file: File | null) => void
}) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <div>
      <p className="pb-2 text-1 font-mid">{words('logo')}</p>
      <div className="flex flex-wrap items-center gap-3">
        {logoUrl && (
          <img
            src={logoUrl}
            alt={words('logoOf', { name })}
            className="size-12 rounded border border-line-2 bg-white object-contain p-0.5"
          />
        )}
        <Button icon={<ImageUp />} needs={needs} disabled={isSaving} onClick={() => input.current?.click()}>
          {words(logoUrl ? 'replaceLogo' : 'chooseLogo')}
        </Button>
        {logoUrl && (
          <Button variant="quiet" needs={needs} disabled={isSaving} onClick={() => onChange(null)}>
            {words('removeLogo')}
          </Button>
        )}
        <input
          ref={input}
          type="file"
          aria-label={words('logo')}
          accept={LOGO_TYPES.join(',')}
          className="sr-only"
          onChange={(event) => {
            const file = event.target.files?.[0]
            event.target.value = ''
            if (file) onChange(file)
          }}
        />
      </div>
      <p className="pt-1.5 text-1 text-ink-3">
        {words('logoFormats', { size: LOGO_MAX_BYTES / 1024 })} {use}
      </p>
    </div>
  )
}
