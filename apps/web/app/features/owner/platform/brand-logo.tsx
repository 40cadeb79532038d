// The product's logo: chosen from a file, seen at once, taken away again.
import { LOGO_TYPES } from '@dropwise/contracts'
import { ImageUp } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useAction } from '../use-action.ts'
import { saveBrandLogo } from './api.ts'

export function BrandLogo({
  logoUrl,
  name,
  onSaved,
}: {
  logoUrl: string | null
  name: string
  onSaved: (title: string) => void
}) {
  const input = useRef<HTMLInputElement>(null)
  const save = useAction(saveBrandLogo)
  const change = (file: File | null) =>
    save.mutate(file, { onSuccess: () => onSaved(file ? 'Logo saved' : 'Logo removed') })
  return (
    <div className="pt-2">
      <p className="pb-2 text-1 font-mid">Logo</p>
      <div className="flex flex-wrap items-center gap-3">
        {logoUrl && (
          <img
            src={logoUrl}
            alt={`Logo of ${name}`}
            className="size-12 rounded border border-line-2 bg-white object-contain p-0.5"
          />
        )}
        <Button icon={<ImageUp />} disabled={save.isPending} onClick={() => input.current?.click()}>
          {logoUrl ? 'Replace' : 'Choose a picture'}
        </Button>
        {logoUrl && (
          <Button variant="quiet" disabled={save.isPending} onClick={() => change(null)}>
            Remove
          </Button>
        )}
        <input
          ref={input}
          type="file"
          aria-label="Logo"
          accept={LOGO_TYPES.join(',')}
          className="sr-only"
          onChange={(event) => {
            const file = event.target.files?.[0]
            event.target.value = ''
            if (file) change(file)
          }}
        />
      </div>
      <p className="pt-1.5 text-1 text-ink-3">
        PNG, JPEG or WebP, up to 512 kB. It stands on white, beside the name and in icons.
      </p>
    </div>
  )
}
